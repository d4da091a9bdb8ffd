/**
 * Figure of an exercise as small JSON: start and end of the movement, objects and arrows. Lengths are in
 * centimetres, angles in degrees. Positive angles follow clinical use: flexion, abduction, external rotation,
 * dorsiflexion, wrist extension. The body faces +x, up is +y, its right side is +z.
 */

/** Poses to start from. `hand`, `foot` and `head` are close-ups. */
export const FIGURE_BASES = [
  'standing',
  'sitting',
  'longSitting',
  'supine',
  'hookLying',
  'prone',
  'sideLying',
  'quadruped',
  'kneeling',
  'halfKneeling',
  'hand',
  'foot',
  'head',
] as const;
export type FigureBase = (typeof FIGURE_BASES)[number];

/** Viewpoints. `side` shows the right side, slightly rotated so that both sides can be told apart. */
export const FIGURE_VIEWS = ['side', 'front', 'back', 'threeQuarter', 'top'] as const;
export type FigureView = (typeof FIGURE_VIEWS)[number];

/**
 * Named points of the body, used as targets of hands, starts of arrows and places of objects. The last four
 * are for the close-up of a hand.
 */
export const FIGURE_POINTS = [
  'crown',
  'forehead',
  'chin',
  'templeR',
  'templeL',
  'nape',
  'neck',
  'chest',
  'belly',
  'lowBack',
  'pelvis',
  'shoulderR',
  'shoulderL',
  'elbowR',
  'elbowL',
  'handR',
  'handL',
  'hipR',
  'hipL',
  'thighR',
  'thighL',
  'kneeR',
  'kneeL',
  'shinR',
  'shinL',
  'ankleR',
  'ankleL',
  'heelR',
  'heelL',
  'toeR',
  'toeL',
  'wrist',
  'fingertips',
  'indexTip',
  'thumbTip',
] as const;
export type FigurePoint = (typeof FIGURE_POINTS)[number];

/** Paired parts: without a suffix for both sides, or with R or L for one. */
export const FIGURE_PAIRED_ANGLES = [
  'scapula',
  'shoulder',
  'elbow',
  'wrist',
  'hip',
  'knee',
  'ankle',
  'toes',
  'grip',
] as const;

/**
 * Unpaired parts. `lean`, `roll` and `turn` rotate the whole trunk. `at` is the place of the pelvis, `seat`
 * the height of the seat, `on` the height of the surface underneath. `gaze` moves the eyes (right, up).
 * `belly` expands the abdomen and `ribs` the chest (0 to 1). The finger and arch entries are for close-ups.
 */
export const FIGURE_SINGLE_ANGLES = [
  'lean',
  'roll',
  'turn',
  'lumbar',
  'thoracic',
  'neck',
  'gaze',
  'belly',
  'ribs',
  'at',
  'seat',
  'on',
  'forearm',
  'fingers',
  'thumb',
  'index',
  'middle',
  'ring',
  'little',
  'spread',
  'arch',
] as const;

type Paired = (typeof FIGURE_PAIRED_ANGLES)[number];
type FigureAngleKey = (typeof FIGURE_SINGLE_ANGLES)[number] | Paired | `${Paired}R` | `${Paired}L`;

/**
 * `[flexion, abduction, external rotation]`, or flexion alone. For the spine `[flexion, side bend to the
 * right, rotation to the right]`.
 */
export type FigureAngles = number | readonly number[];

/** Limbs that can be given a target instead of angles. */
export const FIGURE_REACHES = ['hand', 'handR', 'handL', 'foot', 'footR', 'footL'] as const;
type FigureReachKey = (typeof FIGURE_REACHES)[number];

/**
 * A point of the body, or `[x, y, z]` in the room. `hand` and `foot` without a suffix mirror `z` for the left
 * side.
 */
export type FigurePlace = FigurePoint | readonly number[];

export type FigurePose = { readonly base?: FigureBase } & {
  readonly [Key in FigureAngleKey]?: FigureAngles;
} & {
  readonly [Key in FigureReachKey]?: FigurePlace;
};

export const FIGURE_PROPS = [
  'chair',
  'stool',
  'couch',
  'table',
  'wall',
  'door',
  'step',
  'stairs',
  'mat',
  'pad',
  'pillow',
  'roller',
  'ball',
  'towelRoll',
  'cone',
  'band',
  'stick',
  'towel',
  'rail',
  'weight',
  'target',
] as const;
type FigurePropKind = (typeof FIGURE_PROPS)[number];

/**
 * An object. `at` is its place (coordinates or a point of the body), `to` the other end of bands, sticks and
 * towels. `size` is its radius, height or `[length, height, width]`, `turn` its rotation about the vertical.
 * `only` shows it in just one of the two panels.
 */
export interface FigureProp {
  readonly kind: FigurePropKind;
  readonly at?: FigurePlace;
  readonly to?: FigurePlace;
  readonly size?: FigureAngles;
  readonly turn?: number;
  readonly only?: 'start' | 'end';
}

/**
 * An arrow. `trace` follows a point from start to end. `at` with `dir` (0 right, 90 up, in the drawing) shows
 * a force or an intention, `inward` if it presses towards the point. `at` with `spin` goes round it.
 */
export interface FigureArrow {
  readonly trace?: FigurePoint;
  readonly at?: FigurePoint;
  readonly dir?: number;
  readonly spin?: 'cw' | 'ccw';
  readonly size?: number;
  readonly both?: boolean;
  readonly inward?: boolean;
}

/** Most key poses of a figure, with its start and end. */
export const MOST_KEY_POSES = 6;

/** Seconds from start to end, at the end, back to the start, and at the start. */
export interface FigureTempo {
  readonly lift: number;
  readonly hold: number;
  readonly lower: number;
  readonly pause: number;
}

/** Longest part of a tempo, in seconds. */
export const LONGEST_TEMPO = 120;

/** A whole figure. `end` and the poses of `through` contain only the changes from `start`. */
export interface FigureSpec {
  readonly view?: FigureView;
  readonly start: FigurePose & { readonly base: FigureBase };
  readonly end: FigurePose;
  /** Poses on the way from start to end, at most four. */
  readonly through?: readonly FigurePose[];
  /** Speed of the movement; by default the usual one of a calm repetition. */
  readonly tempo?: FigureTempo;
  /** Point that stays in place from start to end; by default the one on which the base pose rests. */
  readonly fix?: FigurePoint;
  readonly props?: readonly FigureProp[];
  readonly arrows?: readonly FigureArrow[];
  /** Captions instead of 'Inicio' and 'Final', e.g. 'Inspira' and 'Espira'. */
  readonly captions?: readonly [string, string];
  /** Part that works without moving, highlighted by a soft glow. */
  readonly focus?: FigurePoint;
  /** Side that it trains, where the movement alone does not say so, as in a stretch with a helping hand. */
  readonly trains?: 'R' | 'L';
}

/** Default captions of the two panels. */
export const FIGURE_CAPTIONS = ['Inicio', 'Final'] as const;
