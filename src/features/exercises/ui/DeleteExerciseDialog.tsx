import type { Exercise } from '@/contract/exercises/entities';
import { EXERCISE_MESSAGES } from '@/contract/exercises/messages';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useDeleteExerciseMutation } from '../api';

export interface DeleteExerciseDialogProps {
  /** The exercise about to be deleted, or `null` while the dialog is closed. */
  exercise: Exercise | null;
  onClose: () => void;
}

/** Asks before an exercise is deleted, and says what happens to the routines that use it. */
export function DeleteExerciseDialog({ exercise, onClose }: DeleteExerciseDialogProps) {
  const dispatch = useAppDispatch();
  const [deleteExercise, { isLoading }] = useDeleteExerciseMutation();
  const confirm = async () => {
    if (!exercise || isLoading) return;
    const { error } = await deleteExercise(exercise.id);
    dispatch(
      error
        ? toastRequested({ message: errorText(error, EXERCISE_MESSAGES.deleteFailed), variant: 'error' })
        : toastRequested({ message: EXERCISE_MESSAGES.deleted, variant: 'success' }),
    );
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      open={exercise !== null}
      title="¿Eliminar ejercicio?"
      subject={exercise?.name}
      consequence="Dejará de aparecer en la biblioteca. Las rutinas que ya lo usan lo conservan."
      confirmLabel="Eliminar ejercicio"
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
