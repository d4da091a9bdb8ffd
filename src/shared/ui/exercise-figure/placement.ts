import type { FigureSpec } from '@/contract/exercises/figure';
import { RESTS_ON } from './basePoses';
import { buildBody } from './bodyRig';
import { buildFoot } from './footRig';
import { buildHand } from './handRig';
import { poseBetween, resolvePoses, type ResolvedPose } from './pose';
import type { Body } from './solids';
import type { Vec } from './vector';

const SEAT_RADIUS = 9.8;

/**
 * Position of the pelvis: given, derived from the seat, or such that the lowest bearing part touches the
 * support.
 */
function rootOf(pose: ResolvedPose): Vec {
  const at = pose.angles.at;
  if (at) return at;
  const on = pose.angles.on?.[0] ?? 0;
  const seat = pose.angles.seat;
  if (seat) return [0, seat[0] + on + SEAT_RADIUS, 0];
  return [0, on - buildBody(pose, [0, 0, 0]).lowest, 0];
}

interface PlacedBodies {
  readonly start: Body;
  readonly end: Body;
  /** Body at moment `t` (0 to 1) of the movement. */
  readonly between: (t: number) => Body;
}

/** Places start and end in the same room, with the exercise's fixed point in the same place. */
export function placeBodies(spec: FigureSpec): PlacedBodies {
  const { start, end } = resolvePoses(spec);
  if (start.base === 'hand' || start.base === 'foot') {
    const build = start.base === 'hand' ? buildHand : buildFoot;
    return { start: build(start), end: build(end), between: (t) => build(poseBetween(start, end, t)) };
  }
  const startBody = buildBody(start, rootOf(start));
  const standing = start.base === 'standing' || end.base === 'standing';
  const fix = spec.fix ?? (standing && start.base !== 'kneeling' ? 'ankleL' : RESTS_ON[start.base]);
  const place = (pose: ResolvedPose): Body => {
    const root = rootOf(pose);
    if (pose.angles.at) return buildBody(pose, root);
    const loose = buildBody(pose, root).points[fix] ?? root;
    const kept = startBody.points[fix] ?? root;
    return buildBody(pose, [root[0] + kept[0] - loose[0], root[1], root[2] + kept[2] - loose[2]]);
  };
  return { start: startBody, end: place(end), between: (t) => place(poseBetween(start, end, t)) };
}
