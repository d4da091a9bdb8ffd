import type { CSSProperties, ReactNode } from 'react';
import { isHeldEach } from '@/contract/pace';
import type { ProgressExercise } from '@/contract/progressAnswers';
import { prescriptionText } from '@/contract/prescription';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { firstClick } from '@/shared/ui/button/secondPress';
import { useShownImage } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { ExerciseVideo } from '@/shared/ui/exercise-video/ExerciseVideo';
import { Icon } from '@/shared/ui/icon/Icon';
import { PauseIcon } from '@/shared/ui/icon/icons';
import type { Position } from '../guided/machine';
import { GuidedFigure } from './GuidedFigure';
import styles from './GuidedStage.module.css';

export interface GuidedStageProps {
  position: Position;
  paused: boolean;
  /** The current exercise; in a rest before another exercise, the coming one. */
  item: ProgressExercise;
  /** What the therapist said of the whole routine, which a pause shows too. */
  routineNotes?: string | null | undefined;
  /** The position by the clock, to be asked at each frame of the figure. */
  positionNow: () => Position | null;
  /** Called by a tap anywhere on the stage: pauses or resumes. */
  onToggle: () => void;
  /** Action of the current phase, e.g. ending a rest. */
  action?: ReactNode;
}

function phaseOf({ segment }: Position, counting: boolean): string {
  if (segment.kind === 'ready') return 'Prepárate';
  if (segment.kind === 'rest') return 'Descansa';
  return counting ? 'Adelante' : 'Mantén';
}

/** '1:05' minutes from one minute on, else only seconds. */
function clockOf(ms: number): { text: string; unit: string } {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60
    ? { text: String(seconds), unit: seconds === 1 ? 'segundo' : 'segundos' }
    : { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, unit: 'minutos' };
}

/** Current set, with its repetition where each is held; in a rest before another exercise, 'Siguiente ejercicio'. */
function setText({ segment, rep }: Position, sets: number, heldEach: boolean): string {
  if (segment.kind === 'rest' && segment.next !== segment.exercise) return 'Siguiente ejercicio';
  const set = segment.kind === 'rest' ? segment.set + 1 : segment.set;
  const text = `Serie ${set} de ${Math.max(1, sets)}`;
  return segment.kind === 'work' && heldEach ? `${text} · Repetición ${rep} de ${segment.reps}` : text;
}

/** Repetition, or set of one that is held; in a rest the one to come. Alternating sides change with it. */
function roundOf({ segment, rep }: Position): number {
  if (segment.kind === 'ready') return 1;
  if (segment.kind === 'rest') return segment.next === segment.exercise ? segment.set + 1 : 1;
  return segment.reps > 1 ? rep : segment.set;
}

/** Guided mode, readable from two metres: exercise, time left, set and repetition. */
export function GuidedStage(props: GuidedStageProps) {
  const { position, paused, item, routineNotes, positionNow, onToggle, action } = props;
  const { segment, into, left, rep } = position;
  const { exercise, sets, prescription, notes } = item;
  const prescribed = prescriptionText(prescription);
  // A repetition that is held counts its own time down: its number would stand still for as long.
  const heldEach = segment.kind === 'work' && isHeldEach(item);
  const counting = segment.kind === 'work' && segment.reps > 1 && !heldEach;
  const clock = clockOf(heldEach ? rep * segment.repMs - into : left);
  const share = Math.min(1, into / segment.ms);
  const said = [
    exercise.instructions || exercise.description,
    notes,
    ...(exercise.precautions ?? []),
    routineNotes,
  ].flatMap((text) => text || []);
  const guidance = [...new Set(said)];
  const isRead = paused && (guidance.length > 0 || Boolean(exercise.videoUrl));

  return (
    // A larger touch target; the buttons below do the same for keyboard and screen reader. A double click is one press.
    <div
      className={styles.stage}
      data-phase={segment.kind}
      data-paused={paused || undefined}
      data-read={isRead || undefined}
      onClick={firstClick(onToggle)}
    >
      <h3 className={styles.name}>{exercise.name}</h3>
      <div className={styles.dial} style={{ '--share': share } as CSSProperties}>
        <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true">
          <circle className={styles.rail} cx="60" cy="60" r="54" />
          <circle className={styles.fill} cx="60" cy="60" r="54" pathLength="1" />
        </svg>
        <div className={styles.figures}>
          {paused ? (
            <>
              <Icon of={PauseIcon} size="xl" />
              <span className={styles.phase}>En pausa</span>
            </>
          ) : (
            <>
              <span className={styles.phase}>{phaseOf(position, counting)}</span>
              {/* Changes every second, so screen readers must not announce it automatically. */}
              <span
                className={styles.number}
                role="timer"
                aria-label={counting ? 'Repetición' : `Tiempo en ${clock.unit}`}
              >
                {counting ? rep : clock.text}
              </span>
              <span className={styles.of}>{counting ? `de ${segment.reps}` : clock.unit}</span>
            </>
          )}
        </div>
      </div>
      <div className={styles.set} onClick={(event) => event.stopPropagation()}>
        <p>{setText(position, sets, heldEach)}</p>
        {prescribed && <p className={styles.prescribed}>{prescribed}</p>}
        {action}
      </div>
      {exercise.figure ? (
        <div className={styles.figure}>
          <GuidedFigure
            exercise={exercise}
            prescription={prescription}
            round={roundOf(position)}
            positionNow={positionNow}
            playing={!paused}
            played={segment.at + into}
            faded={segment.kind === 'rest'}
          />
        </div>
      ) : (
        <StillPicture exercise={exercise} isRead={isRead} />
      )}
      {isRead && <Guidance texts={guidance} exercise={exercise} />}
    </div>
  );
}

/** Of an exercise without a figure: the practice's own picture, else what to do, unless a pause says it already. */
function StillPicture({ exercise, isRead }: { exercise: ProgressExercise['exercise']; isRead: boolean }) {
  const { image, onBroken } = useShownImage(exercise.imageUrl);
  if (image)
    return (
      <div className={styles.figure}>
        <img
          className={styles.picture}
          src={image}
          alt={`Imagen de ${exercise.name}`}
          referrerPolicy="no-referrer"
          onError={onBroken}
        />
      </div>
    );
  return isRead ? null : (
    <p className={styles.instructions}>{exercise.instructions || exercise.description}</p>
  );
}

/** Texts and video that a pause shows. A tap or a scroll there does not end the pause. */
function Guidance({ texts, exercise }: { texts: readonly string[]; exercise: ProgressExercise['exercise'] }) {
  return (
    <section
      className={styles.guidance}
      aria-label="Instrucciones"
      tabIndex={0}
      onClick={(event) => event.stopPropagation()}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ExerciseVideo
        url={exercise.videoUrl}
        name={exercise.name}
        unavailable={PROGRESS_MESSAGES.videoUnavailable}
      />
    </section>
  );
}
