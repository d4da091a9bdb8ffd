import type { FigureBase, FigurePoint, FigurePose } from '@/contract/figure';

/** Default angles of each base pose; an exercise overrides some of them. */
export const BASE_POSES: Record<FigureBase, FigurePose> = {
  standing: { shoulder: [2, 9, 0], elbow: 12, hip: [0, 3, 0], knee: 2 },
  sitting: { seat: 42, hip: [88, 6, 0], knee: 86, shoulder: [26, 6, 0], elbow: 46 },
  longSitting: { seat: 0, lean: -6, hip: [84, 6, 0], knee: 0, ankle: 0, shoulder: [-14, 14, 0], elbow: 8 },
  supine: { lean: -90, shoulder: [-6, 16, 0], elbow: 8, hip: [0, 5, 0], knee: 2, ankle: -12 },
  hookLying: { lean: -90, shoulder: [-6, 16, 0], elbow: 8, foot: [52, 0, 9.5] },
  prone: { lean: 90, neck: [-6, 0, 0], shoulder: [6, 18, 0], elbow: 6, hip: [0, 5, 0], knee: 4, ankle: -58 },
  sideLying: {
    roll: -90,
    turn: -90,
    neck: [0, 0, 0],
    shoulder: [55, 0, 0],
    elbow: 60,
    hip: [35, 0, 0],
    knee: 50,
    ankle: 0,
  },
  quadruped: {
    lean: 79,
    neck: [-4, 0, 0],
    hip: [79, 0, 0],
    knee: 90,
    ankle: -62,
    hand: [45, 3.5, 16],
    wrist: 82,
  },
  kneeling: { hip: [0, 4, 0], knee: 88, ankle: -62, shoulder: [2, 9, 0], elbow: 12 },
  halfKneeling: {
    hipR: [88, 2, 0],
    kneeR: 88,
    hipL: [-2, 2, 0],
    kneeL: 88,
    ankleL: -50,
    shoulder: [2, 9, 0],
    elbow: 12,
  },
  hand: {},
  foot: {},
  head: { shoulder: [2, 9, 0], elbow: 12 },
};

/** Base poses with flat feet, unless the exercise sets the ankle. */
export const FLAT_FEET: ReadonlySet<FigureBase> = new Set([
  'standing',
  'sitting',
  'hookLying',
  'halfKneeling',
  'head',
]);

/** Point that stays in place from start to end by default. */
export const RESTS_ON: Record<FigureBase, FigurePoint> = {
  standing: 'ankleL',
  sitting: 'pelvis',
  longSitting: 'pelvis',
  supine: 'pelvis',
  hookLying: 'pelvis',
  prone: 'pelvis',
  sideLying: 'pelvis',
  quadruped: 'kneeL',
  kneeling: 'kneeL',
  halfKneeling: 'kneeL',
  hand: 'pelvis',
  foot: 'pelvis',
  head: 'pelvis',
};
