/** Something that takes time of a day, in minutes from midnight. */
interface Taken {
  start: number;
  end: number;
  /** It was called off: others may have its time. */
  isOff?: boolean;
}

/** Which of `count` lanes side by side a thing is drawn in. */
export interface Lane {
  at: number;
  count: number;
  /** It takes no lane: a thin strip at the edge, over what has its time now. */
  isThin?: true;
}

/**
 * Lanes for things in order of their start, so that none hides another. Things that do not touch a group of
 * overlapping ones get the whole width. What was called off leaves it to what has its time now.
 */
export function lanesOf(items: readonly Taken[]): Lane[] {
  const standing = items.filter(({ isOff }) => !isOff);
  const isThin = ({ start, end, isOff }: Taken) =>
    isOff === true && standing.some((one) => one.start < end && start < one.end);
  const lanes: Lane[] = [];
  let group: Lane[] = [];
  let ends: number[] = [];
  for (const item of items) {
    const { start, end } = item;
    if (isThin(item)) {
      lanes.push({ at: 0, count: 1, isThin: true });
      continue;
    }
    if (ends.every((busyUntil) => busyUntil <= start)) [group, ends] = [[], []];
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const at = free === -1 ? ends.length : free;
    ends[at] = end;
    const lane = { at, count: 0 };
    group.push(lane);
    lanes.push(lane);
    for (const one of group) one.count = ends.length;
  }
  return lanes;
}

/** Number of lanes that a column needs. */
export const laneCount = (lanes: readonly Lane[]): number => Math.max(1, ...lanes.map(({ count }) => count));
