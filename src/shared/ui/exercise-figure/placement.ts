import type { FigurePoint, FigureSpec } from '@/contract/figure';
import { RESTS_ON } from './basePoses';
import { buildBody, type Pins } from './bodyRig';
import { buildFoot } from './footRig';
import { buildHand } from './handRig';
import { keyPoses, poseBetween, type ResolvedPose } from './pose';
import type { Body } from './solids';
import { add, length, mix, subtract, type Vec } from './vector';

const SEAT_RADIUS = 9.8;

/** How far a foot may differ between two key poses and still count as resting, in centimetres. */
const SAME_PLACE = 1.5;
/** How far a point may differ and still count as not moved at all. */
const EXACT = 0.3;

/** The pose by its angles alone, because a limb that reaches bears nothing. */
const withoutReaches = (pose: ResolvedPose): ResolvedPose => ({
  ...pose,
  reaches: {},
  ...(pose.way && {
    way: { ...pose.way, from: withoutReaches(pose.way.from), to: withoutReaches(pose.way.to) },
  }),
});

/**
 * Position of the pelvis: given, derived from the seat, or such that the lowest bearing part touches the
 * support. `rule` is the pose that says which of these holds.
 */
function rootOf(pose: ResolvedPose, rule: ResolvedPose): Vec {
  const at = pose.angles.at ?? rule.angles.at;
  if (rule.angles.at && at) return at;
  const on = pose.angles.on?.[0] ?? 0;
  const seat = pose.angles.seat ?? rule.angles.seat;
  if (rule.angles.seat && seat) return [0, seat[0] + on + SEAT_RADIUS, 0];
  return [0, on - buildBody(withoutReaches(pose), [0, 0, 0], { bearing: rule, floor: -Infinity }).lowest, 0];
}

interface PlacedBodies {
  readonly start: Body;
  readonly end: Body;
  /** Bodies of all key poses, with start and end. */
  readonly keys: readonly Body[];
  /**
   * Body at moment `t` (0 to 1) of the movement. Feet that rest stay where they are. `breath` (0 to 1) widens
   * the chest.
   */
  readonly between: (t: number, breath?: number) => Body;
}

/** The two key poses around moment `t`, and the moment between them. */
function stretchOf<T>(keys: readonly T[], t: number): { from: T; to: T; share: number } {
  const stretches = keys.length - 1;
  const index = Math.max(0, Math.min(stretches - 1, Math.floor(t * stretches)));
  return { from: keys[index]!, to: keys[index + 1]!, share: t * stretches - index };
}

const apart = (a: Vec | undefined, b: Vec | undefined): number =>
  a && b ? length(subtract(a, b)) : Infinity;

type Keys = readonly Body[];

/** Whether a point is in the same place in all key poses. */
const rests = (bodies: Keys, point: FigurePoint, within = SAME_PLACE): boolean =>
  bodies.every(({ points }) => apart(bodies[0]!.points[point], points[point]) < within);

/** Where the feet stay that lie alike in all key poses. */
function pinsOf(bodies: Keys): Pins {
  const first = bodies[0]!;
  const resting = (['R', 'L'] as const).filter((side) =>
    (['ankle', 'toe', 'heel'] as const).every((part) => rests(bodies, `${part}${side}`)),
  );
  return Object.fromEntries(
    resting.map((side) => [side, { at: first.points[`ankle${side}`]!, foot: first.feet![side] }]),
  );
}

/** Moves the pelvis so that a point of the body comes to its place: along the floor, or in height as well. */
function movedTo(
  pose: ResolvedPose,
  root: Vec,
  point: FigurePoint,
  place: Vec | undefined,
  high: boolean,
): Vec {
  const loose = buildBody(pose, root, { floor: -Infinity }).points[point];
  if (!loose || !place) return root;
  const [x, y, z] = subtract(place, loose);
  return add(root, [x, high ? y : 0, z]);
}

/** A pose whose chest is wider by a breath. */
function breathing(pose: ResolvedPose, breath: number): ResolvedPose {
  if (breath === 0) return pose;
  const [ribs, ...rest] = pose.angles.ribs ?? [0, 0, 0];
  return { ...pose, angles: { ...pose.angles, ribs: [ribs + breath, ...rest] } };
}

function closeUp(poses: readonly ResolvedPose[], poseAt: (t: number) => ResolvedPose): PlacedBodies {
  const build = poses[0]!.base === 'hand' ? buildHand : buildFoot;
  const keys = poses.map(build);
  return { start: keys[0]!, end: keys.at(-1)!, keys, between: (t) => build(poseAt(t)) };
}

/** Places start and end in the same room, with the exercise's fixed point in the same place. */
export function placeBodies(spec: FigureSpec): PlacedBodies {
  const poses = keyPoses(spec);
  const [start, end] = [poses[0]!, poses.at(-1)!];
  const poseAt = (t: number): ResolvedPose => {
    const { from, to, share } = stretchOf(poses, t);
    return poseBetween(from, to, share);
  };
  if (start.base === 'hand' || start.base === 'foot') return closeUp(poses, poseAt);
  const first = buildBody(start, rootOf(start, start));
  const standing = start.base === 'standing' || end.base === 'standing';
  const fix = spec.fix ?? (standing && start.base !== 'kneeling' ? 'ankleL' : RESTS_ON[start.base]);
  // Where the start hangs by its angles alone, because those of the other poses are measured in the same way.
  const kept = buildBody(start, rootOf(start, start), { floor: -Infinity }).points[fix];
  const rootBy = (pose: ResolvedPose, rule: ResolvedPose): Vec => {
    const root = rootOf(pose, rule);
    return rule.angles.at ? root : movedTo(pose, root, fix, kept, false);
  };
  const keys = [first, ...poses.slice(1).map((pose) => buildBody(pose, rootBy(pose, pose)))];
  const free = poses.map((pose) => buildBody(pose, rootBy(pose, pose), { floor: -Infinity }).points);
  const anchor = ([fix, 'toeL', 'toeR'] as const).find((point) => rests(keys, point));
  const anchored = (point: FigurePoint, t: number): Vec | undefined => {
    const { from, to, share } = stretchOf(free, t);
    return rests(keys, point, EXACT) && apart(from[point], to[point]) < EXACT
      ? free[0]![point]
      : from[point] && to[point] && mix(from[point], to[point], share);
  };
  const pins = pinsOf(keys);
  const between = (t: number, breath = 0): Body => {
    const pose = poseAt(t);
    const { from, to, t: share } = pose.way ?? { from: pose, to: pose, t: 0 };
    const root = mix(rootBy(pose, from), rootBy(pose, to), share);
    const given = from.angles.at ?? to.angles.at;
    const rooted = anchor && !given ? movedTo(pose, root, anchor, anchored(anchor, t), true) : root;
    return buildBody(breathing(pose, breath), rooted, { pins });
  };
  return { start: first, end: keys.at(-1)!, keys, between };
}
