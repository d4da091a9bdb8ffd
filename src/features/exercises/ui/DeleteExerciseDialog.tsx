import type { Exercise } from '@/contract/exerciseAnswers';
import { EXERCISE_MESSAGES } from '@/contract/exercises';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeleteExerciseMutation } from '../api';

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
      consequence="Dejará de aparecer en la biblioteca. Las rutinas que ya lo usan lo conservan."
      confirmLabel="Eliminar ejercicio"
      {...dialog}
      onConfirm={() => exercise && confirm(exercise.id)}
    />
  );
}
