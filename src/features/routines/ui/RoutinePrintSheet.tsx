import type { Exercise } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import type { ReactNode } from 'react';
import { counted } from '@/contract/common/text';
import { materialText } from '@/contract/exercises';
import { isFigureSpec } from '@/contract/figureSchema';
import { isHeldEach } from '@/contract/pace';
import { prescriptionText } from '@/contract/prescription';
import { ROUTES } from '@/shared/routes';
import { ExerciseFigure } from '@/shared/ui/exercise-figure/ExerciseFigure';
import { useShownImage } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { QrCode } from '@/shared/ui/qr-code/QrCode';
import { oftenOnPaper, weeksText } from '../routineTexts';
import styles from './RoutinePrintSheet.module.css';

/** Number of days in the log grid: two weeks. */
const LOG_DAYS = 14;

export interface RoutinePrintSheetProps {
  routine: Routine;
  patientName: string;
  /** Head of the sheet: who the practice is. */
  letterhead?: ReactNode;
  /** The library, for drawings, instructions, precautions and material. Of an exercise that has left it, the routine has them. */
  exercises: readonly Exercise[];
}

function doseLine(row: Routine['exercises'][number]): string {
  const { sets, reps, duration, restTime, prescription } = row;
  return [
    `${counted(sets, ['serie', 'series'])} × ${counted(reps, ['repetición', 'repeticiones'])}`,
    duration > 0 && !prescription?.tempo && `${duration} s${isHeldEach(row) ? ' cada repetición' : ''}`,
    restTime > 0 && `descanso ${restTime} s`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Printed routine for the patient: drawings, doses, a log to tick off, and a QR code that opens it in the
 * app.
 */
export function RoutinePrintSheet({ routine, patientName, letterhead, exercises }: RoutinePrintSheetProps) {
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const rows = routine.exercises.map((row) => {
    const exercise: Partial<Exercise> | undefined = byId.get(row.exerciseId) ?? row.exercise;
    return { row, exercise, heading: `${row.order}. ${exercise?.name ?? 'Ejercicio'}` };
  });
  const material = materialText(rows.map(({ exercise }) => exercise?.equipment));
  const runner = `${location.origin}${ROUTES.myRoutines}`;
  return (
    <article className={styles.sheet} aria-label={`Hoja de ${routine.name}`}>
      {letterhead}
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{routine.name}</h2>
          <p>
            {[patientName, oftenOnPaper(routine), weeksText(routine.duration)].filter(Boolean).join(' · ')}
          </p>
          {routine.description && <p>{routine.description}</p>}
          {material && <p>{`Vas a necesitar: ${material}`}</p>}
          {routine.notes && <p>{routine.notes}</p>}
        </div>
        <figure className={styles.code}>
          <QrCode value={runner} size={72} alt={`Código QR con el enlace ${runner}`} />
          <figcaption>Hazla con el móvil</figcaption>
        </figure>
      </header>
      <ol>
        {rows.map(({ row, exercise, heading }) => (
          <li key={row.order} className={styles.exercise}>
            {exercise && <Picture exercise={exercise} prescription={row.prescription} />}
            <div className={styles.words}>
              <h3 className={styles.name}>{heading}</h3>
              <p className={styles.dose}>{doseLine(row)}</p>
              {row.prescription && <p className={styles.dose}>{prescriptionText(row.prescription)}</p>}
              {row.notes && <p className={styles.notes}>{row.notes}</p>}
              {exercise?.instructions && <p className={styles.instructions}>{exercise.instructions}</p>}
            </div>
            {exercise?.precautions && exercise.precautions.length > 0 && (
              <p className={styles.precautions}>
                <strong>Precauciones: </strong>
                <span>{exercise.precautions.join(' ')}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <LogGrid headings={rows.map(({ heading }) => heading)} />
    </article>
  );
}

/** The practice's own picture, as on the screens, else the drawing. */
function Picture({
  exercise: { figure, figureAlt, imageUrl, name },
  prescription,
}: {
  exercise: Partial<Exercise>;
  prescription: Routine['exercises'][number]['prescription'];
}) {
  const { image, onBroken } = useShownImage(imageUrl);
  if (image)
    return (
      <div className={styles.figure}>
        <img src={image} alt={`Imagen de ${name}`} referrerPolicy="no-referrer" onError={onBroken} />
      </div>
    );
  if (!isFigureSpec(figure)) return null;
  return (
    <div className={styles.figure}>
      <ExerciseFigure figure={figure} alt={figureAlt ?? ''} layout="frames" prescribed={prescription} />
    </div>
  );
}

function LogGrid({ headings }: { headings: readonly string[] }) {
  const days = Array.from({ length: LOG_DAYS }, (_unused, index) => index + 1);
  return (
    // Focusable, because two weeks are wider than a phone and the keyboard must be able to scroll them.
    <div className={styles.scroller} role="region" aria-label="Registro diario" tabIndex={0}>
      <table className={styles.log}>
        <caption>Marca cada día lo que has hecho</caption>
        <thead>
          <tr>
            <th scope="col">Día</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {headings.map((heading) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {days.map((day) => (
                <td key={day} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Dolor (0–10)</th>
            {days.map((day) => (
              <td key={day} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
