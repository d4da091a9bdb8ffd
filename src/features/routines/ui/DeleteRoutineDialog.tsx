import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeleteRoutineMutation } from '../api';

export interface DeleteRoutineDialogProps {
  /** The routine or template about to be deleted, or `null` while the dialog is closed. */
  routine: Routine | null;
  onClose: () => void;
}

/** Asks before a routine or template is deleted, and says what is kept. */
export function DeleteRoutineDialog({ routine, onClose }: DeleteRoutineDialogProps) {
  const isTemplate = routine?.isTemplate === true;
  const { confirm, dialog } = useDeletion(useDeleteRoutineMutation(), {
    kind: 'Routine',
    deleted: isTemplate ? ROUTINE_MESSAGES.templateDeleted : ROUTINE_MESSAGES.deleted,
    failed: ROUTINE_MESSAGES.deleteFailed,
    onClose,
  });
  return (
    <ConfirmDialog
      open={routine !== null}
      title={isTemplate ? '¿Eliminar plantilla?' : '¿Eliminar rutina?'}
      subject={routine?.name}
      consequence={
        isTemplate
          ? 'Las rutinas que se crearon con ella no cambian.'
          : 'El paciente dejará de verla. Lo que ya ha hecho se conserva en su progreso.'
      }
      confirmLabel={isTemplate ? 'Eliminar plantilla' : 'Eliminar rutina'}
      {...dialog}
      onConfirm={() => routine && confirm(routine.id)}
    />
  );
}
