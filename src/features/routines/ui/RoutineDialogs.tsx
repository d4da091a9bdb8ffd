import { useEffect, useRef } from 'react';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { useDeletion } from '@/shared/restore';
import { useSubmit } from '@/shared/useSubmit';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { TextField } from '@/shared/ui/text-field/TextField';
import { useCreateRoutineMutation, useDeleteRoutineMutation } from '../api';
import { routineLink } from '../routineFile';
import { keptBy, templateValues, toRoutineInput } from '../routineInput';
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

export interface SaveTemplateDialogProps {
  /** The routine of which a template is made, or `null` while the dialog is closed. */
  routine: Routine | null;
  onClose: () => void;
}

/** Asks before a template is made of a routine, because the whole practice reads it, and says what it takes along. */
export function SaveTemplateDialog({ routine, onClose }: SaveTemplateDialogProps) {
  const [create, { isLoading }] = useCreateRoutineMutation();
  const { submit, failure, forgetFailure } = useSubmit(
    (made: Routine) =>
      create({ input: toRoutineInput(templateValues(made), { isTemplate: true, ...keptBy(made) }) }),
    {
      success: ROUTINE_MESSAGES.templateSaved,
      failure: ROUTINE_MESSAGES.saveFailed,
      failureIn: 'alert',
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      open={routine !== null}
      title="¿Guardar como plantilla?"
      subject={[routine?.name, routine?.description].filter(Boolean).join(' · ')}
      consequence="La verá toda la consulta con este texto: que no diga de quién es. Las notas, y el lado, el recorrido, la carga y la banda de cada ejercicio, se quedan en la rutina."
      confirmLabel="Guardar como plantilla"
      tone="primary"
      pending={isLoading}
      error={failure ?? undefined}
      onCancel={() => {
        forgetFailure();
        onClose();
      }}
      onConfirm={() => routine && submit(routine)}
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
