import type {
  AnsweringMessage,
  Error as Refusal,
  FromClient,
  FromServer,
  Handover,
  History,
  Presence,
  Remark,
  Sight,
  TableInfo,
  TimeMessage,
  UpdateMessage,
} from "$src/wire";
import { api } from "./api";
import { noteTimes } from "$src/shell/time/received";
import { changed, type Change } from "./changes";
import { newKey } from "./key";

export type Move = (string | number)[];

/** What a submission came to: null if it was carried out. */
export type Outcome = Refusal | null;

const PAUSES = [250, 500, 1000, 2000, 5000]; // milliseconds before another try to connect
const CLOSED_FOR_GOOD = new Set([1008, 4404]);

/** All that a table's page knows of it. */
export type LiveTable = Omit<Pick<Live, keyof Live>, "seat">;

/** A table live: what one sees is kept up to date, and what one does is sent until it is answered. */
export class Live {
  table = $state.raw<TableInfo>();
  presence = $state.raw<Presence>();
  sight = $state.raw<Sight | null>(null);
  remarks = $state.raw<Remark[]>([]);
  /** Whether there were remarks before those. */
  earlier = $state(false);
  /** One's own standing orders that are in force. */
  orders = $state.raw<Move[]>([]);
  /** By whom the window one is asked in will be answered at its moment, if anybody has. */
  answering = $state.raw<AnsweringMessage["by"]>(null);
  /** When stewards took over, and when people came back. */
  handovers = $state.raw<Handover[]>([]);
  connected = $state(false);
  gone = $state(false); // there is no such table, or the session has ended
  /** Called with every update, in order, after the view has changed; `late`: it is what was missed while not connected. */
  onUpdate: (before: Sight, update: UpdateMessage, late: boolean) => void = () => undefined;
  /** Called when everything was sent anew. */
  onWhole: () => void = () => undefined;

  /** Called when one's time has run out, with what becomes of it. */
  onTime: (what: TimeMessage["what"]) => void = () => undefined;

  #epoch = "";
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #ended = false;
  #resumed = false; // and nothing was heard since
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
  #unanswered = new Map<string, { text: string; answer: (outcome: Outcome) => void }>();

  /** `seat`: for whom one is there, at a table that several play at one's device. */
  constructor(
    readonly id: string,
    readonly seat: number | null = null,
  ) {
    this.#connect();
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Say whether the page is in sight: who does not see it wishes to be told elsewhere that it is their turn. */
  readonly #look = (): void => {
    if (this.connected) this.#send({ type: "look", looking: !document.hidden });
  };

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Make moves, all of them or none. */
  play(moves: Move[]): Promise<Outcome> {
    return this.#submit({ type: "moves", moves, decision: this.sight?.decision ?? 0, key: newKey() });
  }

  /** Take back one's last step. */
  undo(): Promise<Outcome> {
    return this.#submit({ type: "undo", decision: this.sight?.decision ?? 0, key: newKey() });
  }

  /** Say something to the table, or only to the people in some seats. */
  say(text: string, to: number[] = []): Promise<Outcome> {
    return this.#submit({ type: "say", text, key: newKey(), ...(to.length ? { to } : {}) });
  }

  /** Fetch a page of the remarks before those one has. */
  async recall(): Promise<void> {
    const first = this.remarks[0]?.number;
    if (first === undefined) return;
    const page = await api.chat(this.id, first);
    if (this.remarks[0]?.number !== first) return; // everything was sent anew meanwhile
    this.remarks = [...page.remarks, ...this.remarks];
    this.earlier = page.earlier;
  }

  /** How many events one had been told at each version. */
  history(): Promise<History> {
    return api.history(this.id);
  }

  /** Leave for good. */
  close(): void {
    this.#ended = true;
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    this.#socket?.close(1000); // a goodbye: all that came was seen
  }

  #submit(message: Exclude<FromClient, { type: "look" }>): Promise<Outcome> {
    return new Promise((answer) => {
      const text = JSON.stringify(message);
      this.#unanswered.set(message.key, { text, answer });
      if (this.connected) this.#socket?.send(text);
    });
  }

  #connect(): void {
    const sight = this.sight;
    const remark = this.remarks.at(-1)?.number ?? 0;
    const seen = sight ? { epoch: this.#epoch, seat: sight.seat ?? "", version: sight.version, remark } : {};
    const asked = Object.entries({ ...seen, ...(this.seat === null ? {} : { as: this.seat }) })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&");
    const socket = new WebSocket(
      `${location.origin.replace("http", "ws")}/api/tables/${this.id}/live${asked && `?${asked}`}`,
    );
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.connected = false;
    if (this.#ended) return;
    if (CLOSED_FOR_GOOD.has(code)) {
      this.gone = true;
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }

  #greeted(): void {
    this.connected = true;
    this.#tries = 0;
    if (document.hidden) this.#look();
    for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
  }

  #take(message: FromServer): void {
    if ("table" in message) noteTimes([message.table]);
    switch (message.type) {
      case "whole":
        ({ table: this.table, presence: this.presence, sight: this.sight, remarks: this.remarks } = message);
        this.earlier = message.earlier;
        this.#epoch = message.epoch;
        this.handovers = [];
        this.answering = null;
        this.onWhole();
        return this.#greeted();
      case "resumed":
        ({ table: this.table, presence: this.presence } = message);
        this.answering = null;
        this.#resumed = true;
        return this.#greeted();
      case "sight":
        this.sight = message.sight;
        return this.onWhole();
      case "update":
        return this.#update(message);
      case "table":
        this.table = message.table;
        return;
      case "presence":
        this.presence = message.presence;
        return;
      case "orders":
        this.orders = message.orders;
        return;
      case "answering":
        this.answering = message.by;
        return;
      case "stewards":
        this.handovers = message.handovers;
        return;
      case "time":
        return this.onTime(message.what);
      case "chat":
        if (this.remarks.every((each) => each.number !== message.remark.number))
          this.remarks = [...this.remarks, message.remark].sort((a, b) => a.number - b.number);
        return;
      case "done":
        return this.#answered(message.key, null);
      case "refused":
        return this.#answered(message.key ?? "", message.error);
    }
  }

  #update(update: UpdateMessage): void {
    const sight = this.sight;
    if (!sight || update.version <= sight.version) return;
    const events = sight.view["events"] as unknown[];
    const view = changed(sight.view, update.changes as Change[]);
    this.sight = {
      seat: sight.seat,
      version: update.version,
      view: { ...view, events: [...events.slice(0, update.kept), ...update.events] },
      decision: update.decision ?? sight.decision,
      legal: update.legal ?? sight.legal,
      edits: update.edits ?? sight.edits,
      can_undo: update.can_undo ?? sight.can_undo,
    };
    this.onUpdate(sight, update, this.#resumed);
    this.#resumed = false;
    if (update.key) this.#answered(update.key, null);
  }

  #answered(key: string, outcome: Outcome): void {
    this.#unanswered.get(key)?.answer(outcome);
    this.#unanswered.delete(key);
  }
}
