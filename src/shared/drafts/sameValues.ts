/** Whether two forms hold the same. Form values are plain JSON. */
export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
