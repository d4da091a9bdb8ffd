import type { FigureTempo } from '@/contract/figure';

/** A calm repetition, in seconds. */
export const USUAL_TEMPO: FigureTempo = { lift: 1.8, hold: 0.8, lower: 2.2, pause: 0.6 };

/** Seconds of one breath during a hold. */
const BREATH_SECONDS = 4;
/** How far a breath widens the chest. */
const BREATH = 0.35;
type Phase = 'lift' | 'hold' | 'lower' | 'pause';

/** Where a movement is: its phase, how far it has come (0 to 1), breath and strength of the arrow (0 to 1). */
export interface Moment {
  readonly phase: Phase;
  readonly t: number;
  readonly breath: number;
  readonly arrow: number;
}

/** Longest that a movement is drawn out for a long repetition, as a multiple of its tempo. */
const SLOWEST = 1.5;

/** Largest share of a hold that goes to getting there and back. */
const MOST_ON_THE_WAY = 0.5;

/** Seconds of one repetition. */
export const secondsOf = ({ lift, hold, lower, pause }: FigureTempo): number => lift + hold + lower + pause;

/**
 * Share of a movement done at a share of its time, with the least jerk: a limb starts and stops gently
 * (Flash and Hogan, 1985).
 */
export const eased = (share: number): number => {
  const s = Math.max(0, Math.min(1, share));
  return s * s * s * (10 + s * (6 * s - 15));
};

const breathAt = (seconds: number): number =>
  (BREATH * (1 - Math.cos((2 * Math.PI * seconds) / BREATH_SECONDS))) / 2;

/** Whether a movement is never held, like walking. */
export const goesOn = ({ hold }: FigureTempo): boolean => hold === 0;

/**
 * The tempo of a repetition that lasts `seconds`. A short one is hurried; of a long one the movement takes up to
 * half as long again, and the rest is held.
 */
export function fittedTempo(tempo: FigureTempo, seconds: number): FigureTempo {
  const usual = secondsOf(tempo);
  const by = goesOn(tempo) ? seconds / usual : Math.min(SLOWEST, seconds / usual);
  const { lift, hold, lower, pause } = tempo;
  return { lift: lift * by, hold: hold * by + (seconds - usual * by), lower: lower * by, pause: pause * by };
}

/** The tempo of one position that is held: there, hold, and back within `seconds`. */
export function heldTempo({ lift, lower }: FigureTempo, seconds: number): FigureTempo {
  const by = Math.min(1, (seconds * MOST_ON_THE_WAY) / (lift + lower));
  return { lift: lift * by, hold: seconds - (lift + lower) * by, lower: lower * by, pause: 0 };
}

/** The moment before a movement begins. */
export const AT_START: Moment = { phase: 'pause', t: 0, breath: 0, arrow: 0 };

/** Moment of a movement that repeats, `seconds` after its first start. */
export function momentAt(tempo: FigureTempo, seconds: number): Moment {
  const { lift, hold, lower } = tempo;
  const into = Math.max(0, seconds) % secondsOf(tempo);
  if (into < lift) {
    const share = into / lift;
    return { phase: 'lift', t: eased(share), breath: 0, arrow: Math.min(1, share * 4) };
  }
  if (into < lift + hold) return { phase: 'hold', t: 1, breath: breathAt(into - lift), arrow: 1 };
  const share = (into - lift - hold) / lower;
  // A breath that a short hold cuts off ends with the way back.
  const rest = breathAt(hold) * (1 - Math.min(1, share));
  if (share < 1)
    return { phase: 'lower', t: 1 - eased(share), breath: rest, arrow: Math.max(0, 1 - share * 4) };
  return AT_START;
}
