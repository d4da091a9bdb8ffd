import { useEffect, useRef } from 'react';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { TextField } from '@/shared/ui/text-field/TextField';
import { useDeleteRoutineMutation } from '../api';
import { routineLink } from '../routineFile';
import styles from './RoutineDialogs.module.css';

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

export interface RoutineLinkDialogProps {
  routine: Routine;
  onClose: () => void;
}

/** The link of a routine, selected, where the browser does not let it be copied. */
export function RoutineLinkDialog({ routine, onClose }: RoutineLinkDialogProps) {
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => link.current?.select(), []);
  return (
    <Dialog open size="sm" title="Compartir rutina" description={routine.name} onClose={onClose}>
      <div className={styles.body}>
        <InlineAlert tone="warning" live>
          {ROUTINE_MESSAGES.copyFailed}
        </InlineAlert>
        <TextField
          ref={link}
          label="Enlace de la rutina"
          value={routineLink(routine)}
          onChange={() => undefined}
          readOnly
        />
      </div>
    </Dialog>
  );
}
