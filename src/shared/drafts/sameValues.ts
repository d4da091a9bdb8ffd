/** Compares two sets of form values, which are plain JSON. */
export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
