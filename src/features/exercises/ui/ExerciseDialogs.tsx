import type { Exercise } from '@/contract/exerciseAnswers';
import { aimLabel, regionLabel, EXERCISE_MESSAGES } from '@/contract/exercises';
import { useDeletion } from '@/shared/restore';
import { Badge } from '@/shared/ui/badge/Badge';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ExerciseThumbnail, OwnPicture } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { ExerciseVideo } from '@/shared/ui/exercise-video/ExerciseVideo';
import { FigurePlayer } from '@/shared/ui/figure-player/latePlayers';
import { useDeleteExerciseMutation } from '../api';
import { doseText, optionLabel, OWN_LISTS, type ExerciseLists } from '../exerciseLists';
import { DifficultyBadge } from './ExerciseGrid';
import styles from './ExerciseDetail.module.css';

export interface ExerciseDetailDialogProps {
  /** The exercise to show, or `null` while the dialog is closed. */
  exercise: Exercise | null;
  /** Labels of category and difficulty. */
  lists?: ExerciseLists;
  onClose: () => void;
}

function Lines({ title, lines }: { title: string; lines: readonly string[] | null | undefined }) {
  if (!lines?.length) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** All details of one exercise. */
export function ExerciseDetailDialog({ exercise, lists = OWN_LISTS, onClose }: ExerciseDetailDialogProps) {
  if (!exercise) return null;
  const { name, description, category, difficulty, figure, figureAlt, imageUrl, region, aim } = exercise;
  return (
    <Dialog open title={name} size="lg" onClose={onClose} closeOnBackdrop>
      {/* Focusable, because nothing else inside is and the keyboard must be able to scroll it. */}
      <div className={styles.detail} role="group" aria-label={`Ficha de ${name}`} tabIndex={0}>
        {(figure || imageUrl) && (
          <div className={styles.figure}>
            <OwnPicture imageUrl={imageUrl} alt={`Imagen de ${name}`}>
              {figure ? (
                <FigurePlayer
                  key={exercise.id}
                  figure={figure}
                  alt={figureAlt ?? `Figura de ${name}`}
                  title={name}
                />
              ) : (
                <ExerciseThumbnail />
              )}
            </OwnPicture>
          </div>
        )}
        <div className={styles.badges}>
          {category && <Badge tone="primary">{optionLabel(lists.categories, category)}</Badge>}
          <DifficultyBadge difficulty={difficulty} lists={lists} />
        </div>
        <p>{description}</p>
        <section className={styles.section}>
          <h3 className={styles.heading}>Instrucciones</h3>
          <p className={styles.instructions}>{exercise.instructions}</p>
        </section>
        <Lines title="Errores frecuentes" lines={exercise.commonMistakes} />
        <Lines title="Precauciones" lines={exercise.precautions} />
        <DescriptionList
          columns={2}
          items={[
            { label: 'Dosis propuesta', value: doseText(exercise) },
            { label: 'Equipamiento', value: exercise.equipment },
            ...(region ? [{ label: 'Región', value: regionLabel(region) }] : []),
            ...(aim ? [{ label: 'Objetivo', value: aimLabel(aim) }] : []),
          ]}
        />
        <ExerciseVideo key={exercise.id} url={exercise.videoUrl} name={name} />
      </div>
    </Dialog>
  );
}

export interface DeleteExerciseDialogProps {
  /** The exercise about to be deleted, or `null` while the dialog is closed. */
  exercise: Exercise | null;
  onClose: () => void;
}

/** Asks before an exercise is deleted, and says what happens to the routines that use it. */
export function DeleteExerciseDialog({ exercise, onClose }: DeleteExerciseDialogProps) {
  const { confirm, dialog } = useDeletion(useDeleteExerciseMutation(), {
    kind: 'Exercise',
    deleted: EXERCISE_MESSAGES.deleted,
    failed: EXERCISE_MESSAGES.deleteFailed,
    onClose,
  });
  return (
    <ConfirmDialog
      open={exercise !== null}
      title="¿Eliminar ejercicio?"
      subject={exercise?.name}
      consequence="Dejará de aparecer en la biblioteca. Las rutinas de pacientes que ya lo usan lo conservan; en las plantillas habrá que cambiarlo."
      confirmLabel="Eliminar ejercicio"
      {...dialog}
      onConfirm={() => exercise && confirm(exercise.id)}
    />
  );
}
