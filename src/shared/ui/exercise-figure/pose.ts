import {
  FIGURE_PAIRED_ANGLES,
  type FigureAngles,
  type FigureBase,
  type FigurePlace,
  type FigurePoint,
  type FigurePose,
  type FigureSpec,
} from '@/contract/figure';
import { BASE_POSES } from './basePoses';
import { mix, type Vec } from './vector';

/** A fully resolved pose: every entry per side, with three numbers each. */
export interface ResolvedPose {
  readonly base: FigureBase;
  readonly angles: Readonly<Record<string, Vec>>;
  readonly reaches: Readonly<Record<string, FigurePoint | Vec>>;
  /** Only between two poses: the poses, and how far the movement has come (0 to 1). */
  readonly way?: { readonly from: ResolvedPose; readonly to: ResolvedPose; readonly t: number };
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

/** Layers a pose over the start of a figure. A pose with its own base begins afresh from that base. */
function overStart({ start }: FigureSpec, pose: FigurePose): ResolvedPose {
  return pose.base
    ? layered([BASE_POSES[pose.base], pose], pose.base)
    : layered([BASE_POSES[start.base], start, pose], start.base);
}

/** Key poses of a figure in their order: its start, the poses on the way, and its end. */
export const keyPoses = (spec: FigureSpec): ResolvedPose[] =>
  [{}, ...(spec.through ?? []), spec.end].map((pose) => overStart(spec, pose));

/** Resolves start and end of a figure. */
export function resolvePoses(spec: FigureSpec): { start: ResolvedPose; end: ResolvedPose } {
  return { start: overStart(spec, {}), end: overStart(spec, spec.end) };
}

/**
 * Pose at moment `t` (0 to 1). Limbs that reach for something have no angles to interpolate, so the pose says
 * between which two it is.
 */
export function poseBetween(start: ResolvedPose, end: ResolvedPose, t: number): ResolvedPose {
  if (t <= 0) return start;
  if (t >= 1) return end;
  const angles: Record<string, Vec> = {};
  for (const key of new Set([...Object.keys(start.angles), ...Object.keys(end.angles)])) {
    const [a, b] = [start.angles[key], end.angles[key]];
    // Heights and places have no neutral value to interpolate from.
    if ((key === 'at' || key === 'seat') && !(a && b)) continue;
    angles[key] = mix(a ?? [0, 0, 0], b ?? [0, 0, 0], t);
  }
  return { base: t < 0.5 ? start.base : end.base, angles, reaches: {}, way: { from: start, to: end, t } };
}
