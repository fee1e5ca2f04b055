/** The values of an option as one looks for them: numbers by size, others as the game lists them. */
export function inOrder(values: unknown[]): unknown[] {
  const numbers = values.filter((each) => typeof each === "number");
  return numbers.length === values.length ? numbers.toSorted((a, b) => a - b) : values;
}
