import type { Exercise } from '@/contract/exercises/entities';
import { EXERCISE_MESSAGES } from '@/contract/exercises/messages';
import { deletionPostponed } from '@/shared/deletions';
import { useAppDispatch } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export interface DeleteExerciseDialogProps {
  /** The exercise about to be deleted, or `null` while the dialog is closed. */
  exercise: Exercise | null;
  onClose: () => void;
}

/** Asks before an exercise is deleted, and says what happens to the routines that use it. */
export function DeleteExerciseDialog({ exercise, onClose }: DeleteExerciseDialogProps) {
  const dispatch = useAppDispatch();
  const confirm = () => {
    if (!exercise) return;
    const { deleted: message, deleteFailed: failure } = EXERCISE_MESSAGES;
    dispatch(deletionPostponed({ kind: 'Exercise', id: exercise.id, message, failure }));
    onClose();
  };
  return (
    <ConfirmDialog
      open={exercise !== null}
      title="¿Eliminar ejercicio?"
      subject={exercise?.name}
      consequence="Dejará de aparecer en la biblioteca. Las rutinas que ya lo usan lo conservan."
      confirmLabel="Eliminar ejercicio"
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
