import type { FigureAngles, FigureSpec } from '@/contract/figure';
import { keyPoses, type ResolvedPose } from './pose';
import { mix } from './vector';

/** How far a movement may be prescribed. Degrees of the joint that moves most, as a clinician measures it. */
export interface MovementRange {
  /** Name of the movement, e.g. 'flexión de rodilla'. */
  readonly movement: string;
  /** Degrees at which the figure may stop, every five, in the order of the movement. */
  readonly degrees: readonly number[];
  /** Share of the way (0 to 1) at which the joint has those degrees. */
  readonly shareAt: (degrees: number) => number;
}

/** Movements by joint: of its numbers, the name for a positive and for a negative one. */
const MOVEMENTS: Record<string, readonly (readonly [string, string])[]> = {
  shoulder: [
    ['flexión de hombro', 'extensión de hombro'],
    ['abducción de hombro', 'aducción de hombro'],
    ['rotación externa de hombro', 'rotación interna de hombro'],
  ],
  elbow: [['flexión de codo', 'extensión de codo']],
  wrist: [['extensión de muñeca', 'flexión de muñeca']],
  hip: [
    ['flexión de cadera', 'extensión de cadera'],
    ['abducción de cadera', 'aducción de cadera'],
    ['rotación externa de cadera', 'rotación interna de cadera'],
  ],
  knee: [['flexión de rodilla', 'extensión de rodilla']],
  ankle: [['flexión dorsal de tobillo', 'flexión plantar de tobillo']],
  neck: [
    ['flexión del cuello', 'extensión del cuello'],
    ['inclinación del cuello', 'inclinación del cuello'],
    ['rotación del cuello', 'rotación del cuello'],
  ],
};
const LIMB_OF: Record<string, 'arm' | 'leg' | 'neck'> = {
  shoulder: 'arm',
  elbow: 'arm',
  wrist: 'arm',
  hip: 'leg',
  knee: 'leg',
  ankle: 'leg',
  neck: 'neck',
};

/** Degrees between two choices. */
const STEP = 5;
/** Least movement of the joint, in degrees. */
const LEAST = 25;
/** Fewest choices worth asking for. */
const FEWEST = 3;
/** Most degrees that anybody measures at a joint. */
const MOST_DEGREES = 180;
/** How much more it must move than another limb, and than another joint or direction of its own limb. */
const CLEARER = { limb: 1.3, joint: 1.5 } as const;
/** Bending the legs moves knee and hip; it is measured at the knee unless that moves clearly less. */
const KNEE_SHARE = 0.75;
/** Most that the trunk may move, as a share of the joint. */
const TRUNK_SHARE = { leg: 0.9, other: 0.3 } as const;

interface Change {
  joint: string;
  index: number;
  from: number;
  to: number;
}

const sizeOf = ({ from, to }: Change): number => Math.abs(to - from);

/** Changes of every joint; undefined if two sides of one joint move differently. */
function changesOf(start: ResolvedPose, end: ResolvedPose): Change[] | undefined {
  const all: Change[] = [];
  for (const [joint, names] of Object.entries(MOVEMENTS)) {
    for (const index of names.keys()) {
      const of = (key: string): Change => ({
        joint,
        index,
        from: start.angles[key]?.[index] ?? 0,
        to: end.angles[key]?.[index] ?? 0,
      });
      const sides = (joint === 'neck' ? [of('neck')] : [of(`${joint}R`), of(`${joint}L`)]).sort(
        (one, other) => sizeOf(other) - sizeOf(one),
      );
      const [more, less] = sides;
      if (!more) continue;
      if (less && sizeOf(more) >= LEAST && sizeOf(less) > sizeOf(more) * 0.3) {
        const alike = Math.abs(more.to - less.to) <= STEP && Math.abs(more.from - less.from) <= STEP;
        if (!alike) return undefined;
      }
      all.push(more);
    }
  }
  return all;
}

const isMoved = (start: ResolvedPose, end: ResolvedPose, key: string): boolean =>
  JSON.stringify(start.angles[key] ?? [0, 0, 0]) !== JSON.stringify(end.angles[key] ?? [0, 0, 0]);

const OVERRULED = { hand: ['shoulder', 'elbow'], foot: ['hip', 'knee'] } as const;

/** Whether the angles alone say where the body is on the whole way. */
function isByAngles(start: ResolvedPose, end: ResolvedPose): boolean {
  if (JSON.stringify(start.reaches) !== JSON.stringify(end.reaches)) return false;
  // A limb whose angles are set anew lets go of what it reaches for.
  const letsGo = (['R', 'L'] as const).some((side) =>
    (['hand', 'foot'] as const).some(
      (part) =>
        start.reaches[part + side] !== undefined &&
        OVERRULED[part].some((joint) => isMoved(start, end, joint + side)),
    ),
  );
  if (letsGo) return false;
  return !(['at', 'seat'] as const).some(
    (key) => (start.angles[key] === undefined) !== (end.angles[key] === undefined),
  );
}

/** Largest change of the trunk, in degrees. */
const trunkChange = (start: ResolvedPose, end: ResolvedPose): number =>
  Math.max(
    ...['lean', 'roll', 'turn', 'lumbar', 'thoracic'].flatMap((key) =>
      [0, 1, 2].map((index) => Math.abs((end.angles[key]?.[index] ?? 0) - (start.angles[key]?.[index] ?? 0))),
    ),
  );

/** The joint that moves clearly most. */
function mainOf(changes: readonly Change[]): Change | undefined {
  const sorted = [...changes].sort((one, other) => sizeOf(other) - sizeOf(one));
  const most = sorted[0];
  if (!most || sizeOf(most) < LEAST) return undefined;
  const limb = LIMB_OF[most.joint];
  const others = sorted.filter(({ joint }) => LIMB_OF[joint] !== limb).map(sizeOf);
  if (sizeOf(most) < Math.max(0, ...others) * CLEARER.limb) return undefined;
  const knee = limb === 'leg' ? sorted.find(({ joint }) => joint === 'knee') : undefined;
  if (knee && sizeOf(knee) >= sizeOf(most) * KNEE_SHARE) return knee;
  const rivals = sorted.filter((one) => one !== most && LIMB_OF[one.joint] === limb).map(sizeOf);
  return sizeOf(most) >= Math.max(0, ...rivals) * CLEARER.joint ? most : undefined;
}

/**
 * How far a figure's movement may go; null unless one joint clearly makes it and its angles alone draw it. A joint
 * that passes through its neutral position is measured on the far side.
 */
export function movementRange(figure: FigureSpec): MovementRange | null {
  if ((figure.through ?? []).length > 0 || figure.end.base) return null;
  const keys = keyPoses(figure);
  const [start, end] = [keys[0]!, keys.at(-1)!];
  if (!isByAngles(start, end)) return null;
  const main = mainOf(changesOf(start, end) ?? []);
  if (!main) return null;
  // Where the trunk goes along, the joint only follows it. Bending the legs leans it by itself.
  const most = LIMB_OF[main.joint] === 'leg' ? TRUNK_SHARE.leg : TRUNK_SHARE.other;
  if (trunkChange(start, end) > sizeOf(main) * most) return null;
  const { from, to } = main;
  const sign = to === 0 || (Math.abs(to) < STEP && Math.sign(from) !== 0) ? Math.sign(from) : Math.sign(to);
  const [first, last] = [Math.max(0, from * sign), Math.max(0, to * sign)];
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  const degrees = Array.from({ length: MOST_DEGREES / STEP }, (_unused, index) => (index + 1) * STEP).filter(
    (value) => value >= low + STEP && value <= high - STEP,
  );
  if (degrees.length < FEWEST) return null;
  return {
    movement: MOVEMENTS[main.joint]![main.index]![sign > 0 ? 0 : 1],
    degrees: first > last ? degrees.reverse() : degrees,
    shareAt: (value) => (value * sign - from) / (to - from),
  };
}

/** The figure with its movement ended at `degrees`; the same figure if it does not go through there. */
export function upToFigure(figure: FigureSpec, degrees: number): FigureSpec {
  const range = movementRange(figure);
  const share = range?.shareAt(degrees) ?? 1;
  if (!range || !(share > 0 && share < 1)) return figure;
  const keys = keyPoses(figure);
  const [start, end] = [keys[0]!, keys.at(-1)!];
  const moved = [...new Set([...Object.keys(start.angles), ...Object.keys(end.angles)])].filter((key) =>
    isMoved(start, end, key),
  );
  const pose: Record<string, FigureAngles> = Object.fromEntries(
    moved.map((key) => [key, mix(start.angles[key] ?? [0, 0, 0], end.angles[key] ?? [0, 0, 0], share)]),
  );
  return { ...figure, end: pose };
}
