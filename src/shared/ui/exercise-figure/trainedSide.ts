import { FIGURE_POINTS, type FigurePoint, type FigureSpec } from '@/contract/figure';
import type { Prescription } from '@/contract/routineAnswers';
import { upToFigure } from './movementRange';
import { keyPoses, type ResolvedPose } from './pose';
import type { Vec } from './vector';

export type BodySide = 'right' | 'left';

type Letter = 'R' | 'L';
/** Joints of each limb and the part of it that can reach, from the one that decides first. */
const LIMBS = [
  { joints: ['hip', 'knee', 'ankle'], reach: 'foot' },
  { joints: ['scapula', 'shoulder', 'elbow', 'wrist'], reach: 'hand' },
] as const;
const TRUNK = ['roll', 'lumbar', 'thoracic', 'neck', 'gaze'] as const;
/** Least change of a limb (degrees or centimetres) and of the trunk (degrees) that counts as moving. */
const LEAST = { limb: 10, trunk: 8 } as const;
/** A limb that begins to reach for a place in the room has moved at least so much. */
const NEW_REACH = 40;

const isPoint = (value: unknown): value is FigurePoint =>
  (FIGURE_POINTS as readonly unknown[]).includes(value);

const change = (a: Vec = [0, 0, 0], b: Vec = [0, 0, 0]): number =>
  Math.max(...[0, 1, 2].map((index) => Math.abs((b[index] ?? 0) - (a[index] ?? 0))));

/** How much a limb moves from one pose to the next. A hand that comes to help another part does not count. */
function limbChange(
  from: ResolvedPose,
  to: ResolvedPose,
  limb: (typeof LIMBS)[number],
  side: Letter,
): number {
  const [before, after] = [from.reaches[limb.reach + side], to.reaches[limb.reach + side]];
  if (isPoint(after) && before !== after) return 0;
  const joints = limb.joints.map((joint) => change(from.angles[joint + side], to.angles[joint + side]));
  const reached = Array.isArray(after)
    ? Array.isArray(before)
      ? change(before as Vec, after as Vec)
      : NEW_REACH
    : 0;
  return Math.max(reached, ...joints);
}

const turnOf = (from: ResolvedPose, to: ResolvedPose): number =>
  TRUNK.reduce((sum, part) => {
    const [a, b] = [from.angles[part] ?? [0, 0, 0], to.angles[part] ?? [0, 0, 0]];
    // The roll and the eyes have one number, the spine its side bend and rotation after the flexion.
    const aside = part === 'roll' || part === 'gaze' ? b[0] - a[0] : b[1] - a[1] + (b[2] - a[2]);
    return sum + aside;
  }, 0);

/**
 * Side that a figure trains; null if both do the same, so that its mirror image would show nothing else. The figure
 * may say it; else it is the side whose leg moves, or whose arm, or towards which the trunk turns.
 */
export function trainedSide(figure: FigureSpec): BodySide | null {
  if (figure.trains) return figure.trains === 'L' ? 'left' : 'right';
  const { base } = figure.start;
  if (base === 'hand' || base === 'foot') return 'right';
  const keys = keyPoses(figure);
  const steps = keys.slice(1).map((to, index) => ({ from: keys[index]!, to }));
  for (const limb of LIMBS) {
    const moved = (side: Letter) =>
      Math.max(0, ...steps.map(({ from, to }) => limbChange(from, to, limb, side)));
    const [right, left] = [moved('R'), moved('L')];
    if (Math.max(right, left) < LEAST.limb) continue;
    if (left < right / 2) return 'right';
    if (right < left / 2) return 'left';
    // The leg behind of a half-kneeling stretch is the one that is stretched.
    if (base === 'halfKneeling') return 'left';
    return null;
  }
  const turn = steps.reduce((sum, { from, to }) => sum + turnOf(from, to), 0);
  return Math.abs(turn) < LEAST.trunk ? null : turn > 0 ? 'right' : 'left';
}

/** What of a prescription is seen in the figure. */
export type PrescribedLook = Pick<Prescription, 'side' | 'upTo'>;

/** Said after the alternative text of a mirrored figure. */
export const MIRRORED_TEXT = 'Reflejada: lo hace el otro lado.';

/** Cached as long as the figure exists, so that its scene is found again. */
const shortened = new WeakMap<FigureSpec, Map<number, FigureSpec>>();

function upTo(figure: FigureSpec, degrees: number): FigureSpec {
  const known = shortened.get(figure) ?? new Map<number, FigureSpec>();
  shortened.set(figure, known);
  const found = known.get(degrees) ?? upToFigure(figure, degrees);
  known.set(degrees, found);
  return found;
}

/** Whether a figure is shown in a mirror at a repetition, counted from 1. `alternating` begins as it is drawn. */
function isMirrored(figure: FigureSpec, side: PrescribedLook['side'], round: number): boolean {
  if (side === undefined || side === 'both') return false;
  const own = trainedSide(figure);
  if (own === null) return false;
  return side === 'alternating' ? round % 2 === 0 : side !== own;
}

/** The figure as it is prescribed: only so far, and on the prescribed side. */
export const asPrescribed = (
  figure: FigureSpec,
  prescribed: PrescribedLook | null | undefined,
  round = 1,
): { figure: FigureSpec; mirrored: boolean } => ({
  figure: prescribed?.upTo === undefined ? figure : upTo(figure, prescribed.upTo),
  mirrored: isMirrored(figure, prescribed?.side, round),
});
