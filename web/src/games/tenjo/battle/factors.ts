import { castleAt, total, type Battle, type Stack, type Step, type TenjoView } from "../view";
import type { BattleTold, Side } from "./told";

export const KINDS = ["daimyo", "ratio", "stacks", "castle"] as const;
export type Kind = (typeof KINDS)[number];
export const RATIO_MOST = 4; // T18
export const TOTAL_MOST = 20; // T19
const LOSS = 3000; // for each begun 10,000 of the smaller army (T19)
const BEGUN = 10000;

/** A factor, positive for the attacker, null while it is hidden; and what stands against each other. */
export interface Factor {
  kind: Kind;
  value: number | null;
  attack: number | null;
  defence: number | null;
}

/** One side of a battle as it is seen. */
export interface Seen {
  side: Side;
  principal: number;
  stacks: (Stack & { own: boolean })[];
  helpers: number[];
  daimyo: number;
  /** All samurai together, if one knows of all. */
  strength: number | null;
}

/** Both sides, the attacker's first; one's own numbers are known. */
export function sides(view: TenjoView, battle: Battle): [Seen, Seen] {
  return [side(view, battle, "attack"), side(view, battle, "defence")];
}

function side(view: TenjoView, battle: Battle, which: Side): Seen {
  const principal = which === "attack" ? battle.attacker : battle.defender;
  const helpers = battle.helpers[which === "attack" ? 0 : 1];
  const stacks = (which === "attack" ? battle.attackers : battle.defenders).map((stack) =>
    known(view, stack),
  );
  const sizes = stacks.map((each) => each.samurai);
  return {
    side: which,
    principal,
    stacks,
    helpers,
    daimyo: [principal, ...helpers].reduce((sum, seat) => sum + inZone(view, seat, battle.zone), 0),
    strength: sizes.includes(null) ? null : sizes.reduce<number>((sum, each) => sum + (each ?? 0), 0),
  };
}

function known(view: TenjoView, stack: Stack): Stack & { own: boolean } {
  const own = stack.seat === view.seat;
  const samurai = stack.samurai ?? (own ? (view.own?.samurai[stack.point] ?? null) : null);
  return { ...stack, samurai, own };
}

function inZone(view: TenjoView, seat: number, zone: readonly string[]): number {
  const daimyo = view.seats[seat]?.daimyo ?? {};
  return total(Object.fromEntries(Object.entries(daimyo).filter(([province]) => zone.includes(province))));
}

/** The ratio of two armies, rounded down, at most 4; equal: 0 (T18). */
export function ratio(attack: number, defence: number): number {
  if (attack === defence) return 0;
  const [smaller, larger] = attack > defence ? [defence, attack] : [attack, defence];
  const found = smaller === 0 ? RATIO_MOST : Math.min(Math.floor(larger / smaller), RATIO_MOST);
  return attack > defence ? found : -found;
}

/** What the loser of an engagement loses, before it is capped by what he has (T19). */
export function stakes(one: number, other: number): number {
  return LOSS * Math.max(1, Math.ceil(Math.min(one, other) / BEGUN));
}

/**
 * Every factor with its reason: as the server fixed them, else as far as everybody can count. A reason that no longer
 * gives the fixed value (somebody fell since) is left out.
 */
export function factorsOf(view: TenjoView, battle: Battle, told: BattleTold | null): Factor[] {
  const [attack, defence] = sides(view, battle);
  const castle = castleAt(view, battle.point);
  const wall = castle?.owner === battle.defender ? castle.defence : 0;
  const armies = battle.factors && told?.strengths ? told.strengths : null;
  const whole = armies ?? { attack: attack.strength, defence: defence.strength };
  const shown: Record<Kind, Factor> = {
    daimyo: reason("daimyo", attack.daimyo, defence.daimyo, attack.daimyo - defence.daimyo),
    ratio: reason(
      "ratio",
      whole.attack,
      whole.defence,
      whole.attack === null || whole.defence === null ? null : ratio(whole.attack, whole.defence),
    ),
    stacks: reason(
      "stacks",
      attack.stacks.length,
      defence.stacks.length,
      attack.stacks.length - defence.stacks.length,
    ),
    castle: reason("castle", null, wall || null, wall ? -wall : 0),
  };
  return KINDS.map((kind) => {
    const fixed = battle.factors?.[kind];
    if (fixed === undefined || fixed === shown[kind].value) return shown[kind];
    return { kind, value: fixed, attack: null, defence: null };
  });
}

function reason(kind: Kind, attack: number | null, defence: number | null, value: number | null): Factor {
  return { kind, value, attack, defence };
}

/** All factors together; null while one is hidden. */
export function net(factors: readonly Factor[]): number | null {
  return factors.reduce<number | null>(
    (sum, { value }) => (sum === null || value === null ? null : sum + value),
    0,
  );
}

/** Whether a card is moving a stack or a daimyō: that is asked where marches are. */
export function isMoving(step: Step | null): boolean {
  return step?.element !== null && (step?.doing === "march" || step?.doing === "lead");
}
