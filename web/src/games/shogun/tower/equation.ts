import type { GameEvent } from "$src/table/model.svelte";

/** How the farmers in the tray count. */
export type Farmers = "help" | "watch" | "defend" | "revolt" | "none";

/** Cubes of one colour that stand on a side; the colours are the seats', the farmers' comes after them. */
export interface Term {
  colour: number;
  count: number;
}

/** “Takeda 4 − Hōjō 3: Takeda keeps 1”. */
export interface Equation {
  province: string;
  left: Term;
  right: Term[];
  farmers: Farmers;
  /** How many farmers lay in the tray. */
  green: number;
  winner: number | null;
  kept: number;
}

interface Battle {
  seat: number;
  defender: number | null;
  province: string;
  attackers: number;
  defenders: number;
  farmers: number;
  helping: boolean;
  winner: number | null;
  kept: number;
}
interface Quelled {
  seat: number;
  province: string;
  armies: number;
  farmers: number;
  won: boolean;
  kept: number;
}

/** What a battle or a revolt came to, as it was told; `players` is also the colour of the farmers. */
export function equation({ kind, data }: GameEvent, players: number): Equation {
  return kind === "quelled"
    ? revolt(data as unknown as Quelled, players)
    : battle(data as unknown as Battle, players);
}

function battle(told: Battle, players: number): Equation {
  const { defender, helping, farmers, province, winner, kept } = told;
  const green = { colour: players, count: helping ? farmers : 0 };
  const right = defender === null ? [green] : [{ colour: defender, count: told.defenders }];
  if (defender !== null && green.count) right.push(green);
  return {
    province,
    left: { colour: told.seat, count: told.attackers },
    right,
    farmers: part(told),
    green: farmers,
    winner,
    kept,
  };
}

function part({ defender, helping, farmers }: Battle): Farmers {
  if (defender === null) return "defend";
  if (!farmers) return "none";
  return helping ? "help" : "watch";
}

function revolt({ seat, province, armies, farmers, won, kept }: Quelled, players: number): Equation {
  return {
    province,
    left: { colour: seat, count: armies },
    right: [{ colour: players, count: farmers }],
    farmers: "revolt",
    green: farmers,
    winner: won ? seat : null,
    kept,
  };
}
