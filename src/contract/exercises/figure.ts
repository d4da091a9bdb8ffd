/**
 * A figure of an exercise as small JSON: where the body starts, where it ends, what it uses and how it moves.
 * Lengths in centimetres, angles in degrees, positive as a clinician says them: flexion, abduction, external rotation,
 * dorsiflexion, wrist extension. The body faces +x, up is +y, its right side is +z.
 */

/** Named poses to start from; `hand`, `foot` and `head` are close-ups. */
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

/** From where the figure is seen; `side` shows the right side, turned a little so that both sides can be told apart. */
export const FIGURE_VIEWS = ['side', 'front', 'back', 'threeQuarter', 'top'] as const;
export type FigureView = (typeof FIGURE_VIEWS)[number];

/** Places of the body that hands reach for, arrows leave from and props hang on. The last four are the hand close-up's. */
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

/** Parts that come in pairs: written bare for both sides, or with R or L for one. */
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
 * Parts that stand alone. `lean`, `roll`, `turn` place the whole trunk; `at` puts the pelvis at a place; `seat` is the
 * height sat upon and `on` the height of what is stood or lain upon; `gaze` moves the eyes (right, up); `belly` swells
 * the abdomen and `ribs` the chest (0 to 1). The finger and arch entries are for the close-ups.
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

/** `[flexion, abduction, external rotation]`, or flexion alone. For the spine `[flexion, to the right, turn to the right]`. */
export type FigureAngles = number | readonly number[];

/** Limbs that may be told where to be instead of how to bend. */
export const FIGURE_REACHES = ['hand', 'handR', 'handL', 'foot', 'footR', 'footL'] as const;
type FigureReachKey = (typeof FIGURE_REACHES)[number];

/** A point of the body or `[x, y, z]` in the room. Bare `hand` and `foot` mirror `z` for the left side. */
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
 * An object. `at` is where it stands (a place or a point of the body); `to` the other end of bands, sticks and towels;
 * `size` its radius, height or `[length, height, width]`; `turn` its rotation about the vertical; `only` shows it in
 * one of the two panels.
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
 * An arrow: `trace` follows the way of a point from start to end; `at` with `dir` (0 right, 90 up, on the drawing) is a
 * force or an intention, `inward` when it presses towards the point; `at` with `spin` goes round it.
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

/** The whole figure. `end` is written as what changes from `start`. */
export interface FigureSpec {
  readonly view?: FigureView;
  readonly start: FigurePose & { readonly base: FigureBase };
  readonly end: FigurePose;
  /** Point that stays in its place from start to end; by default what the base pose rests on. */
  readonly fix?: FigurePoint;
  readonly props?: readonly FigureProp[];
  readonly arrows?: readonly FigureArrow[];
  /** Words instead of 'Inicio' and 'Final', e.g. 'Inspira' and 'Espira'. */
  readonly captions?: readonly [string, string];
  /** Part that works without moving: shown by a soft glow. */
  readonly focus?: FigurePoint;
}

/** Words over the two panels. */
export const FIGURE_CAPTIONS = ['Inicio', 'Final'] as const;
