import type { FigureSpec } from '@/contract/figure';

/** Figures for stories and tests, one of each kind. */
export const ARM_RAISE: FigureSpec = {
  start: { base: 'standing' },
  end: { shoulderR: 170, elbowR: 4 },
  arrows: [{ trace: 'handR' }],
};

export const BRIDGE: FigureSpec = {
  start: { base: 'hookLying' },
  end: { lean: -113, neck: 24, shoulder: [-29, 14, 0] },
  fix: 'shoulderL',
  props: [{ kind: 'mat' }],
  arrows: [{ trace: 'pelvis' }],
};

export const SIT_TO_STAND: FigureSpec = {
  start: { base: 'sitting', lean: 24, hip: 108, knee: 96 },
  end: { base: 'standing' },
  props: [{ kind: 'chair' }],
  arrows: [{ trace: 'crown' }],
};

export const BAND_ROTATION: FigureSpec = {
  view: 'front',
  start: { base: 'standing', shoulder: [6, 6, 0], elbow: 90, grip: 1 },
  end: { shoulder: [6, 6, 52] },
  props: [{ kind: 'band', at: 'handR', to: 'handL' }],
  arrows: [{ trace: 'handR' }, { trace: 'handL' }],
};

export const NECK_TURN: FigureSpec = {
  view: 'front',
  start: { base: 'head' },
  end: { neck: [0, 0, 62] },
  arrows: [{ trace: 'chin' }],
};

export const WRIST: FigureSpec = {
  start: { base: 'hand', wrist: -55, fingers: 8 },
  end: { wrist: 52, fingers: [14, 18, 10] },
  arrows: [{ trace: 'fingertips', both: true }],
};

export const ANKLE: FigureSpec = {
  start: { base: 'foot', ankle: 18 },
  end: { ankle: -38 },
  arrows: [{ trace: 'toeR', both: true }],
};

export const BREATHING: FigureSpec = {
  start: { base: 'hookLying', handR: 'belly', handL: 'chest', belly: 1 },
  end: { belly: 0 },
  props: [{ kind: 'mat' }],
  arrows: [{ at: 'belly', dir: 90, inward: true, size: 14 }],
  focus: 'belly',
  captions: ['Inspira', 'Espira'],
};
