/** Who won: the first, or all who share the victory. */
export const winnersOf = (result: {
  winners?: readonly number[];
  ranking: readonly number[];
}): readonly number[] => result.winners ?? result.ranking.slice(0, 1);
