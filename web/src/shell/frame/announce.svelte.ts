const SHOWN = 6000; // milliseconds that a note stays on the screen

interface Note {
  number: number;
  text: string;
}

/** What is told in passing: read out by screen readers and, if it shall be seen too, shown for a while. */
class Announcements {
  polite = $state("");
  urgent = $state("");
  notes = $state.raw<Note[]>([]);
  #count = 0;

  tell(text: string, urgent: boolean): void {
    // The same sentence twice is read twice only if it differs.
    const fresh = this.#count++ % 2 ? `${text}\u00a0` : text;
    if (urgent) this.urgent = fresh;
    else this.polite = fresh;
  }

  show(text: string): void {
    const note = { number: this.#count++, text };
    this.notes = [...this.notes, note];
    setTimeout(() => this.drop(note.number), SHOWN);
  }

  drop(number: number): void {
    this.notes = this.notes.filter((each) => each.number !== number);
  }
}

export const announcements = new Announcements();

/** Tell those who listen: when there is a pause or, if urgent, at once. */
export function announce(text: string, urgent = false): void {
  announcements.tell(text, urgent);
}

/** Tell everybody: read out, and shown for a few seconds. */
export function note(text: string): void {
  announcements.show(text);
}
