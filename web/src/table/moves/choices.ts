import type { Label, Move } from "$src/words/words";

/** A move with its words; an edit changes one's own unfinished steps. */
export interface Choice {
  key: string;
  move: Move;
  label: Label;
  edit: boolean;
}

/** Moves of one kind, under the heading that makes sense of their short forms. */
export interface Group {
  key: string;
  heading: string;
  edit: boolean;
  choices: Choice[];
}

/** The listed moves as the terminal shows them too: legal ones first, then edits, in the order people look for them. */
export function groups(
  legal: readonly Move[],
  edits: readonly Move[],
  label: (move: Move) => Label,
  order: readonly string[] = [],
): Group[] {
  const found: Group[] = [];
  for (const [moves, edit] of [
    [legal, false],
    [edits, true],
  ] as const) {
    const some = moves.map((move) => ({ key: move.join(" "), move, label: label(move), edit }));
    for (const choice of inOrder(some, order)) {
      const key = `${edit ? "edit" : "move"} ${choice.label.group}`;
      const group = found.find((each) => each.key === key);
      if (group) group.choices.push(choice);
      else found.push({ key, heading: choice.label.group, edit, choices: [choice] });
    }
  }
  return found;
}

function inOrder(choices: Choice[], order: readonly string[]): Choice[] {
  const rank = ({ move }: Choice) => {
    const place = order.indexOf(String(move[0]));
    return place < 0 ? order.length : place;
  };
  return choices.toSorted((one, other) => rank(one) - rank(other));
}
