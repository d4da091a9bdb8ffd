import {
  FIGURE_PAIRED_ANGLES,
  type FigureAngles,
  type FigureBase,
  type FigurePlace,
  type FigurePoint,
  type FigurePose,
  type FigureSpec,
} from '@/contract/exercises/figure';
import { BASE_POSES } from './basePoses';
import type { Vec } from './vector';

/** A fully resolved pose: every entry per side, with three numbers each. */
export interface ResolvedPose {
  readonly base: FigureBase;
  readonly angles: Readonly<Record<string, Vec>>;
  readonly reaches: Readonly<Record<string, FigurePoint | Vec>>;
}

const PAIRED = new Set<string>([...FIGURE_PAIRED_ANGLES, 'hand', 'foot']);
const REACH = /^(hand|foot)[RL]$/;
/** Setting one of these angles removes an earlier reach target of that limb. */
const OVERRULED: Record<string, string> = { shoulder: 'hand', elbow: 'hand', hip: 'foot', knee: 'foot' };

const triple = (value: FigureAngles): Vec =>
  typeof value === 'number' ? [value, 0, 0] : [value[0] ?? 0, value[1] ?? 0, value[2] ?? 0];

/** Entries of a pose by side: `hip` becomes `hipR` and `hipL`. An entry for one side takes precedence. */
function bySide(pose: FigurePose): [string, FigureAngles | FigurePlace][] {
  const entries = Object.entries(pose).filter(([key, value]) => key !== 'base' && value !== undefined) as [
    string,
    FigureAngles | FigurePlace,
  ][];
  const both = entries
    .filter(([key]) => PAIRED.has(key))
    .flatMap(([key, value]): typeof entries => {
      const mirrored =
        (key === 'hand' || key === 'foot') && typeof value !== 'string' ? triple(value) : undefined;
      return [
        [`${key}R`, value],
        [`${key}L`, mirrored ? [mirrored[0], mirrored[1], -mirrored[2]] : value],
      ];
    });
  return [...both, ...entries.filter(([key]) => !PAIRED.has(key))];
}

function layered(layers: readonly FigurePose[], base: FigureBase): ResolvedPose {
  const angles: Record<string, Vec> = {};
  const reaches: Record<string, FigurePoint | Vec> = {};
  for (const layer of layers) {
    const entries = bySide(layer);
    for (const [key] of entries) {
      const limb = OVERRULED[key.slice(0, -1)];
      if (limb) delete reaches[limb + key.slice(-1)];
      // A new seat height replaces an earlier position of the pelvis.
      if (key === 'seat') delete angles.at;
    }
    for (const [key, value] of entries) {
      if (REACH.test(key)) reaches[key] = typeof value === 'string' ? value : triple(value as FigureAngles);
      else angles[key] = triple(value as FigureAngles);
    }
  }
  return { base, angles, reaches };
}

/**
 * Resolves start and end of a figure. An end with its own base starts from that base, otherwise from the
 * start.
 */
export function resolvePoses(spec: FigureSpec): { start: ResolvedPose; end: ResolvedPose } {
  const startBase = spec.start.base;
  const start = layered([BASE_POSES[startBase], spec.start], startBase);
  const endBase = spec.end.base;
  const end = endBase
    ? layered([BASE_POSES[endBase], spec.end], endBase)
    : layered([BASE_POSES[startBase], spec.start, spec.end], startBase);
  return { start, end };
}

/** Pose at moment `t` (0 to 1). Reach targets on the body switch at the middle. */
export function poseBetween(start: ResolvedPose, end: ResolvedPose, t: number): ResolvedPose {
  const angles: Record<string, Vec> = {};
  for (const key of new Set([...Object.keys(start.angles), ...Object.keys(end.angles)])) {
    // Heights and places have no neutral value to interpolate from.
    const absent = key === 'at' || key === 'seat';
    const [a, b] = [start.angles[key], end.angles[key]];
    if (absent && !(a && b)) {
      const only = t < 0.5 ? a : b;
      if (only) angles[key] = only;
      continue;
    }
    const [from, to] = [a ?? [0, 0, 0], b ?? [0, 0, 0]];
    angles[key] = [0, 1, 2].map((axis) => from[axis]! * (1 - t) + to[axis]! * t) as unknown as Vec;
  }
  const reaches: Record<string, FigurePoint | Vec> = {};
  const later = t < 0.5 ? start.reaches : end.reaches;
  for (const [key, place] of Object.entries(later)) {
    const other = (t < 0.5 ? end.reaches : start.reaches)[key];
    reaches[key] =
      typeof place === 'string' || other === undefined || typeof other === 'string'
        ? place
        : ([0, 1, 2].map((axis) => {
            const [from, to] = t < 0.5 ? [place[axis]!, other[axis]!] : [other[axis]!, place[axis]!];
            return from * (1 - t) + to * t;
          }) as unknown as Vec);
  }
  return { base: t < 0.5 ? start.base : end.base, angles, reaches };
}
