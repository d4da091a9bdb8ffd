import { counted } from '@/contract/common/text';
import type { ProgressExercise } from '@/contract/progressAnswers';
import { isHeldEach, setPace } from '@/contract/pace';
import { PRESCRIBED_SIDE_LABELS } from '@/contract/routines';
import type { Guided } from './machine';
import type { Cue, Segment } from './plan';

/** Seconds in words, e.g. '45 segundos', '1 minuto', '1 minuto y 30 segundos'. */
export function spokenSeconds(ms: number): string {
  const total = Math.round(ms / 1000);
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  const parts = [
    ...(minutes > 0 ? [counted(minutes, ['minuto', 'minutos'])] : []),
    ...(seconds > 0 || minutes === 0 ? [counted(seconds, ['segundo', 'segundos'])] : []),
  ];
  return parts.join(' y ');
}

/** Dose in words, e.g. '3 series de 10 repeticiones', '2 series de 30 segundos'; of holds also how long each is. */
export function spokenDose({
  sets,
  reps,
  duration,
  prescription,
}: Pick<ProgressExercise, 'sets' | 'reps' | 'duration' | 'prescription'>): string {
  const series = counted(Math.max(1, sets), ['serie', 'series']);
  if (reps > 1) {
    const isHeld = isHeldEach({ reps, duration, prescription });
    return `${series} de ${reps} repeticiones${isHeld ? ` de ${spokenSeconds(duration * 1000)} cada una` : ''}`;
  }
  const ms = prescription?.tempo ? setPace({ reps, duration, prescription }).totalMs : duration * 1000;
  return `${series} de ${spokenSeconds(ms)}`;
}

const spokenSide = ({ prescription }: ProgressExercise): string =>
  prescription?.side ? `${PRESCRIBED_SIDE_LABELS[prescription.side]}. ` : '';

function segmentPhrase(
  segment: Segment,
  exerciseAt: (index: number) => ProgressExercise | null | undefined,
): string {
  const exercise = exerciseAt(segment.exercise);
  switch (segment.kind) {
    case 'ready':
      return exercise
        ? `Prepárate: ${exercise.exercise.name}. ${spokenSide(exercise)}${
            segment.set > 1 ? `Serie ${segment.set} de ${exercise.sets}` : spokenDose(exercise)
          }.`
        : 'Prepárate.';
    case 'work':
      return segment.reps > 1
        ? `Serie ${segment.set}. Empieza: ${segment.reps} repeticiones.`
        : `Serie ${segment.set}. Empieza: ${spokenSeconds(segment.ms)}.`;
    case 'rest': {
      const next = segment.next === segment.exercise ? undefined : exerciseAt(segment.next);
      const after = next ? ` Siguiente ejercicio: ${next.exercise.name}.` : '';
      return `Descansa ${spokenSeconds(segment.ms)}.${after}`;
    }
  }
}

/**
 * Spoken phrase of a cue; `null` for cues with only a sound. `counted` adds each repetition, for the voice
 * only: a screen reader could not keep up.
 */
export function phraseOf(
  cue: Cue,
  exerciseAt: (index: number) => ProgressExercise | null | undefined,
  { counted = false }: { counted?: boolean } = {},
): string | null {
  switch (cue.type) {
    case 'segment':
      return segmentPhrase(cue.segment, exerciseAt);
    case 'half':
      return 'Mitad.';
    case 'finished':
      // Also after exercises that were skipped: the screen says what is left.
      return 'Has llegado al final. Mira la pantalla.';
    case 'rep':
      // 'Empieza' already announces the first one.
      return counted && cue.rep > 1 ? String(cue.rep) : null;
    default:
      return null;
  }
}

/**
 * Phrase of the latest cue that has one, for screen readers. It follows from the position, so that a screen drawn
 * again at any moment says the same.
 */
export function announcementAt(
  { plan, played }: Guided,
  exerciseAt: (index: number) => ProgressExercise | null | undefined,
): string {
  const isAnnounced = (cue: Cue) => cue.at <= played && phraseOf(cue, exerciseAt) !== null;
  const cue = plan.cues.findLast(isAnnounced);
  return (cue && phraseOf(cue, exerciseAt)) ?? '';
}
