import { counted } from '@/contract/common/text';
import { materialText } from '@/contract/exercises';
import { ROUTINE_DIFFICULTY_LABELS } from '@/contract/routines';
import { howOften } from '@/contract/routineSchedule';
import { prescriptionText } from '@/contract/prescription';
import { Button } from '@/shared/ui/button/Button';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ExerciseFigure } from '@/shared/ui/exercise-figure/ExerciseFigure';
import { OwnPicture } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { spokenDose } from '../guided/phrases';
import type { PatientRoutine } from '@/contract/progressAnswers';
import styles from './RoutineDetailDialog.module.css';

export interface RoutineDetailDialogProps {
  /** `null` while the dialog is closed. */
  routine: PatientRoutine | null;
  onClose: () => void;
  /** Main action of the card. Without it the dialog is read-only. */
  action?: { label: string; onClick: () => void };
}

/** Details of a routine: what it needs, notes, and every exercise with its dose. */
export function RoutineDetailDialog({ routine, onClose, action }: RoutineDetailDialogProps) {
  if (!routine) return null;
  const material = materialText(routine.exercises.map(({ exercise }) => exercise?.equipment));
  const facts = [
    { label: 'Frecuencia', value: howOften(routine.frequency, routine.schedule) },
    { label: 'Duración', value: counted(routine.duration, ['semana', 'semanas']) },
    { label: 'Categoría', value: routine.category },
    { label: 'Dificultad', value: ROUTINE_DIFFICULTY_LABELS[routine.difficulty] },
  ].filter(({ value }) => Boolean(value));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={routine.name}
      {...(routine.description && { description: routine.description })}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Cerrar
          </Button>
          {action ? (
            <Button
              size="lg"
              variant={routine.todayProgress?.stoppedForPain ? 'secondary' : 'primary'}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.content}>
        <DescriptionList items={facts} columns={2} />
        {material && <p>{`Vas a necesitar: ${material}`}</p>}
        {routine.notes ? <p className={styles.notes}>{routine.notes}</p> : null}
        <h3 className={styles.heading}>Ejercicios</h3>
        {routine.exercises.length === 0 ? <p>Esta rutina todavía no tiene ejercicios.</p> : null}
        <ol className={styles.list}>
          {routine.exercises.map((item) => (
            <li key={item.order} className={styles.item}>
              <ItemPicture item={item} />
              <div className={styles.text}>
                <h4 className={styles.name}>{item.exercise?.name || 'Ejercicio'}</h4>
                <p className={styles.dose}>{spokenDose(item)}</p>
                {item.prescription ? (
                  <p className={styles.dose}>{prescriptionText(item.prescription)}</p>
                ) : null}
                {item.notes ? <p className={styles.note}>{item.notes}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** The practice's own picture, else the drawing; nothing where there is neither. */
function ItemPicture({ item: { exercise, prescription } }: { item: PatientRoutine['exercises'][number] }) {
  if (!exercise?.imageUrl && !exercise?.figure) return null;
  return (
    <div className={styles.figure}>
      <OwnPicture imageUrl={exercise.imageUrl} alt={`Imagen de ${exercise.name}`}>
        {exercise.figure && (
          <ExerciseFigure
            figure={exercise.figure}
            alt={exercise.figureAlt ?? `Figura de ${exercise.name}`}
            layout="overlay"
            prescribed={prescription}
          />
        )}
      </OwnPicture>
    </div>
  );
}
