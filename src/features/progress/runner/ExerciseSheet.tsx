import type { ReactNode } from 'react';
import { counted } from '@/contract/common/text';
import { materialText } from '@/contract/exercises';
import { isHeldEach } from '@/contract/pace';
import type { ProgressExercise } from '@/contract/progressAnswers';
import { prescriptionTexts } from '@/contract/prescription';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { ExerciseFigure } from '@/shared/ui/exercise-figure/ExerciseFigure';
import { OwnPicture } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { ExerciseVideo } from '@/shared/ui/exercise-video/ExerciseVideo';
import { spokenSeconds } from '../guided/phrases';
import styles from './ExerciseSheet.module.css';

export interface ExerciseSheetProps {
  item: ProgressExercise;
  children?: ReactNode;
}

/** One exercise: name, dose, what it needs, picture or figure, description, instructions, precautions and video. */
export function ExerciseSheet({ item, children }: ExerciseSheetProps) {
  const { exercise, sets, reps, duration, restTime, notes, prescription } = item;
  const material = materialText([exercise.equipment]);
  const hasTempo = Boolean(prescription?.tempo);
  const dose = [
    counted(sets, ['serie', 'series']),
    counted(reps, ['repetición', 'repeticiones']),
    ...(duration > 0 && !hasTempo
      ? [`${spokenSeconds(duration * 1000)}${isHeldEach(item) ? ' cada repetición' : ''}`]
      : []),
    ...(restTime > 0 && sets > 1 ? [`descanso ${spokenSeconds(restTime * 1000)}`] : []),
    ...prescriptionTexts(prescription),
  ];
  return (
    <article className={styles.sheet}>
      <h3 className={styles.name}>{exercise.name}</h3>
      <ul className={styles.dose} aria-label="Dosis">
        {dose.map((part) => (
          <li key={part} className={styles.chip}>
            {part}
          </li>
        ))}
      </ul>
      {material && <p className={styles.material}>{`Material: ${material}`}</p>}
      <OwnPicture imageUrl={exercise.imageUrl} alt={`Imagen de ${exercise.name}`}>
        {exercise.figure ? (
          <div className={styles.figure}>
            <ExerciseFigure
              figure={exercise.figure}
              alt={exercise.figureAlt ?? `Figura de ${exercise.name}`}
              prescribed={prescription}
            />
          </div>
        ) : null}
      </OwnPicture>
      {exercise.description ? <p className={styles.description}>{exercise.description}</p> : null}
      {exercise.instructions ? (
        <section className={styles.block}>
          <h4 className={styles.label}>Instrucciones</h4>
          <p className={styles.instructions}>{exercise.instructions}</p>
        </section>
      ) : null}
      {notes ? (
        <section className={styles.block}>
          <h4 className={styles.label}>Indicaciones de tu fisioterapeuta</h4>
          <p className={styles.instructions}>{notes}</p>
        </section>
      ) : null}
      {exercise.precautions?.length ? (
        <section className={styles.block}>
          <h4 className={styles.label}>Precauciones</h4>
          <p className={styles.instructions}>{exercise.precautions.join('\n')}</p>
        </section>
      ) : null}
      <ExerciseVideo
        key={exercise.videoUrl}
        url={exercise.videoUrl}
        name={exercise.name}
        unavailable={PROGRESS_MESSAGES.videoUnavailable}
        fullWidth
      />
      {children}
    </article>
  );
}
