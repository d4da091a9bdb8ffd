/** A place or direction in the room, in centimetres: x forward, y up, z to the right. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(...a);
export const mix = (a: Vec, b: Vec, t: number): Vec => add(scale(a, 1 - t), scale(b, t));

/** Unit vector. A zero vector becomes the upward direction, to avoid NaN. */
export function unit(a: Vec): Vec {
  const size = length(a);
  return size < 1e-6 ? [0, 1, 0] : scale(a, 1 / size);
}

/** Axes of a body part: forward, up (towards the head in the neutral standing pose) and right. */
export interface Frame {
  readonly f: Vec;
  readonly u: Vec;
  readonly r: Vec;
}

export const WORLD: Frame = { f: [1, 0, 0], u: [0, 1, 0], r: [0, 0, 1] };

/** Rotates `vector` about the unit vector `axis` by `degrees`, right-handed. */
export function rotate(vector: Vec, axis: Vec, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const along = scale(axis, dot(axis, vector) * (1 - cos));
  return add(add(scale(vector, cos), scale(cross(axis, vector), Math.sin(angle))), along);
}

/** Rotates a frame about an axis of the room. */
export const turned = (frame: Frame, axis: Vec, degrees: number): Frame =>
  degrees === 0
    ? frame
    : {
        f: rotate(frame.f, axis, degrees),
        u: rotate(frame.u, axis, degrees),
        r: rotate(frame.r, axis, degrees),
      };

/** `origin` moved by `forward`, `up` and `right` along a frame. */
export const along = (origin: Vec, frame: Frame, forward: number, up: number, right = 0): Vec =>
  add(origin, add(add(scale(frame.f, forward), scale(frame.u, up)), scale(frame.r, right)));

/** Frame of a limb segment from `from` to `to`, with its right axis as close to `side` as possible. */
export function frameAlong(from: Vec, to: Vec, side: Vec): Frame {
  const u = unit(subtract(from, to));
  const r = unit(subtract(side, scale(u, dot(side, u))));
  return { f: cross(u, r), u, r };
}

/** Unit vector on the shortest arc from one to another; `t` from 0 to 1. */
function mixDirections(a: Vec, b: Vec, t: number): Vec {
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))));
  if (angle < 1e-6) return a;
  const axis = cross(a, b);
  const turn = (angle * t * 180) / Math.PI;
  return length(axis) < 1e-6 ? unit(mix(a, b, t)) : rotate(a, unit(axis), turn);
}

/**
 * Frame of a bone between two others; `t` from 0 to 1. Its direction takes the shortest arc, and its right axis
 * follows. So the end of a bone never jumps, whatever the bone's twist.
 */
export function mixFrames(a: Frame, b: Frame, t: number): Frame {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const u = mixDirections(a.u, b.u, t);
  const aside = mix(a.r, b.r, t);
  const r = unit(subtract(aside, scale(u, dot(u, aside))));
  return { f: cross(u, r), u, r };
}

/** A bone from `from` along the down axis of `frame`, swung up so that its end is not below `lowest`. */
export function liftedFrame(frame: Frame, from: Vec, size: number, lowest: number): Frame {
  const way = scale(frame.u, -1);
  const least = Math.min(1, (lowest - from[1]) / size);
  if (way[1] >= least) return frame;
  const flat = Math.hypot(way[0], way[2]);
  const wide = Math.sqrt(Math.max(0, 1 - least * least));
  const lifted: Vec =
    flat < 1e-6 ? [wide, least, 0] : [(way[0] / flat) * wide, least, (way[2] / flat) * wide];
  return frameAlong([0, 0, 0], lifted, frame.r);
}
