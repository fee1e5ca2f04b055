/** What a chip stands for, in samurai or koku as spoken: so many thousands, or all there are. */
export function thousands(chip: string | number | undefined, all: number): number {
  return chip === "all" ? all : Number(chip) * 1000;
}
