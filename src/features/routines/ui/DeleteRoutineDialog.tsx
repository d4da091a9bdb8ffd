import type { Routine } from '@/contract/routines/entities';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { deletionPostponed } from '@/shared/deletions';
import { useAppDispatch } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export interface DeleteRoutineDialogProps {
  /** The routine or template about to be deleted, or `null` while the dialog is closed. */
  routine: Routine | null;
  onClose: () => void;
}

/** Asks before a routine or template is deleted, and says what is kept. */
export function DeleteRoutineDialog({ routine, onClose }: DeleteRoutineDialogProps) {
  const dispatch = useAppDispatch();
  const isTemplate = routine?.isTemplate === true;
  const confirm = () => {
    if (!routine) return;
    const { deleted, templateDeleted, deleteFailed: failure } = ROUTINE_MESSAGES;
    const message = isTemplate ? templateDeleted : deleted;
    dispatch(deletionPostponed({ kind: 'Routine', id: routine.id, message, failure }));
    onClose();
  };
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
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
