import { likenessKeys, likenessOf, type Identity, type LikenessReason } from '../patients/likeness';

/** An earlier row of the same file that may be the same person. */
export interface LikeRow {
  /** Place of the earlier row. */
  row: number;
  reasons: LikenessReason[];
}

/**
 * The first earlier row that may be of the same person, by row; rows without one are absent. Only rows with a common
 * key are compared, so ten thousand take no longer than ten thousand lookups. `undefined` marks a row to be left out.
 */
export function likeWithin(people: readonly (Identity | undefined)[]): Map<number, LikeRow> {
  const byKey = new Map<string, number[]>();
  const found = new Map<number, LikeRow>();
  people.forEach((person, row) => {
    if (!person) return;
    for (const key of likenessKeys(person)) {
      const earlier = byKey.get(key) ?? [];
      for (const other of earlier) {
        if (found.has(row)) break;
        const candidate = people[other];
        const reasons = candidate ? likenessOf(person, candidate) : [];
        if (reasons.length > 0) found.set(row, { row: other, reasons });
      }
      earlier.push(row);
      byKey.set(key, earlier);
    }
  });
  return found;
}
