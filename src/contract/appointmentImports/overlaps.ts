import { intervalOf, type WallSlot } from '../appointments/time';

/**
 * The first earlier row at the same time, by row: one therapist gives them all. `undefined` marks a row to be left out. A
 * row that is refused here keeps no time.
 */
export function overlapsWithin(slots: readonly (WallSlot | undefined)[], zone: string): Map<number, number> {
  const found = new Map<number, number>();
  const asked = slots
    .flatMap((slot, row) => (slot ? [{ row, ...intervalOf(slot, zone) }] : []))
    .sort((one, other) => one.start - other.start || one.row - other.row);
  let last: (typeof asked)[number] | undefined;
  for (const one of asked) {
    if (last && one.start < last.end) found.set(one.row, last.row);
    else last = one;
  }
  return found;
}
