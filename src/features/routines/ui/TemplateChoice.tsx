import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Routine } from '@/contract/routineAnswers';
import { sameValues } from '@/shared/lib/values';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { routineValues, type RoutineValues } from '../routineInput';
import styles from './RoutineForm.module.css';

export interface TemplateChoiceProps {
  /** Undefined while they are on their way; the field then keeps its room. */
  templates: readonly Routine[] | undefined;
  /** Replaces the frequency with the backend's own spelling. */
  spell: (values: RoutineValues) => RoutineValues;
}

/** A template that was chosen, with what it filled in. */
interface Filled {
  id: string;
  values: RoutineValues;
  /** What stood in the form before. */
  before: RoutineValues;
}

/**
 * Fills a new routine from a template. Patient and episode stay. What stood there before each choice can be restored,
 * and a question protects what was changed since.
 */
export function TemplateChoice({ templates, spell }: TemplateChoiceProps) {
  const { values, setValues } = useFormikContext<RoutineValues>();
  const [filled, setFilled] = useState<readonly Filled[]>([]);
  const question = useOpening('templateUndo');
  const whose = { patientId: values.patientId, episodeId: values.episodeId };
  const last = filled.at(-1);

  const fill = (id: string) => {
    const template = templates?.find((one) => one.id === id);
    if (!template) return;
    const next = spell({ ...routineValues(template), ...whose });
    setFilled([...filled, { id, values: next, before: values }]);
    void setValues(next);
  };
  /** Restores what stood there before this many choices. */
  const undo = (choices: number) => {
    const left = filled.length - choices;
    const before = filled[left]?.before;
    setFilled(filled.slice(0, left));
    if (before) void setValues({ ...before, ...whose });
  };
  const leave = (choices: number) => {
    const isAsIs = last && sameValues({ ...last.values, ...whose }, values);
    if (isAsIs && choices === 1) undo(1);
    else question.open('', choices === 1 ? 'last' : 'all');
  };

  return (
    <div className={styles.template}>
      <NativeSelectField
        label="Empezar con una plantilla"
        placeholder="Sin plantilla"
        help="Rellena la rutina; después puedes cambiarlo todo."
        value={last?.id ?? ''}
        onChange={(id) => (id === '' ? leave(filled.length) : fill(id))}
        disabled={!templates}
        options={(templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {last && <Button onClick={() => leave(1)}>Deshacer plantilla</Button>}
      <ConfirmDialog
        open={question.isOpen}
        title="¿Deshacer la plantilla?"
        consequence="Lo que has cambiado desde que la elegiste se perderá."
        confirmLabel="Deshacer plantilla"
        cancelLabel="Seguir editando"
        onCancel={question.close}
        onConfirm={() => {
          question.close();
          undo(question.step === 'all' ? filled.length : 1);
        }}
      />
    </div>
  );
}
