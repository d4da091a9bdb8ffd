import type { ReactNode } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import type { FrequencyOption, Routine } from '@/contract/routineAnswers';
import type { RoutineValues } from '../routineInput';
import { DeleteRoutineDialog, RoutineLinkDialog, SaveTemplateDialog } from './RoutineDialogs';
import type { PickerSlot } from './RoutineExercises';
import { RoutineFormDialog } from './RoutineFormDialog';
import { TemplatesDialog } from './TemplatesDialog';

/** The dialog over the board, and what it is about. */
export type Open =
  | { kind: 'form'; routine?: Routine; prefill?: RoutineValues }
  | { kind: 'copy'; routine: Routine }
  | { kind: 'template'; routine: Routine }
  | { kind: 'delete'; routine: Routine }
  | { kind: 'templates' }
  | { kind: 'newTemplate' }
  | { kind: 'link'; routine: Routine }
  | null;

interface BoardDialogsProps {
  /** Patient choice, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  renderPicker: (slot: PickerSlot) => ReactNode;
  exercises: readonly Exercise[];
  patientName: (id: string) => string;
  open: Open;
  templates: readonly Routine[] | null;
  frequencies: readonly FrequencyOption[];
  onOpen: (open: NonNullable<Open>) => void;
  onCreated: (routine: Routine) => void;
  onClose: () => void;
}

/** Dialogs of the board; at most one is open. */
export function BoardDialogs({ open, onOpen, onCreated, onClose, ...given }: BoardDialogsProps) {
  const { templates, frequencies, exercises, patientField } = given;
  return (
    <>
      {open?.kind === 'form' && (
        <RoutineFormDialog
          key={open.routine?.id ?? 'new'}
          routine={open.routine}
          prefill={open.prefill}
          {...given}
          {...(!open.routine && { onSaved: onCreated })}
          onClose={onClose}
        />
      )}
      {open?.kind === 'copy' && (
        <RoutineFormDialog
          key={`copy ${open.routine.id}`}
          copied={open.routine}
          {...given}
          onSaved={onCreated}
          onClose={onClose}
        />
      )}
      {open?.kind === 'templates' && templates && (
        <TemplatesDialog
          {...{ templates, frequencies, exercises, patientField }}
          onEdit={(routine) => onOpen({ kind: 'form', routine })}
          onDelete={(routine) => onOpen({ kind: 'delete', routine })}
          onAssigned={onCreated}
          onCreate={() => onOpen({ kind: 'newTemplate' })}
          onClose={onClose}
        />
      )}
      {open?.kind === 'newTemplate' && (
        <RoutineFormDialog
          key="new template"
          asTemplate
          {...given}
          onSaved={() => onOpen({ kind: 'templates' })}
          onClose={onClose}
        />
      )}
      {open?.kind === 'link' && <RoutineLinkDialog routine={open.routine} onClose={onClose} />}
      <SaveTemplateDialog routine={open?.kind === 'template' ? open.routine : null} onClose={onClose} />
      <DeleteRoutineDialog routine={open?.kind === 'delete' ? open.routine : null} onClose={onClose} />
    </>
  );
}
