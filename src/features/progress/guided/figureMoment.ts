import type { FigureTempo } from '@/contract/figure';
import {
  AT_START,
  fittedTempo,
  goesOn,
  heldTempo,
  type Moment,
  momentAt,
  secondsOf,
  USUAL_TEMPO,
} from '@/shared/ui/exercise-figure/tempo';
import type { Position } from './machine';

/** Tempo of a set of one repetition: held, or done again and again if the movement is never held. */
function tempoOfOne(tempo: FigureTempo, seconds: number): FigureTempo {
  if (!goesOn(tempo)) return heldTempo(tempo, seconds);
  return fittedTempo(tempo, seconds / Math.max(1, Math.round(seconds / secondsOf(tempo))));
}

/**
 * What the figure does at a place of the plan. A repetition of the figure begins when it is counted, and lasts as
 * long. A rest shows the movement to come, as often as it fits; getting ready shows its start. A `prescribed` tempo
 * is kept to the second, because the plan counts by it.
 */
export function momentOf(
  { segment, into, rep }: Position,
  own: FigureTempo = USUAL_TEMPO,
  prescribed?: FigureTempo,
): Moment {
  const tempo = prescribed ?? own;
  const seconds = into / 1000;
  if (segment.kind === 'ready') return AT_START;
  if (segment.kind === 'rest') {
    const whole = Math.floor(segment.ms / 1000 / secondsOf(tempo)) * secondsOf(tempo);
    return seconds < whole ? momentAt(tempo, seconds) : AT_START;
  }
  if (prescribed) return momentAt(prescribed, (into - (rep - 1) * segment.repMs) / 1000);
  if (segment.reps === 1) return momentAt(tempoOfOne(tempo, segment.ms / 1000), seconds);
  const { repMs } = segment;
  return momentAt(fittedTempo(tempo, repMs / 1000), (into - (rep - 1) * repMs) / 1000);
}
