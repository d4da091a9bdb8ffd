import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Routine } from '@/contract/routines/entities';
import { Button } from '@/shared/ui/button';
import { NativeSelectField } from '@/shared/ui/native-select-field';
import { routineValues, type RoutineValues } from '../routineInput';
import styles from './RoutineForm.module.css';

/** Props of the choice of a template. */
export interface TemplateChoiceProps {
  templates: readonly Routine[];
  /** The list's own spelling of a frequency. */
  spell: (values: RoutineValues) => RoutineValues;
}

/** Fills the form of a new routine from a template; the patient stays, and what was typed can be brought back. */
export function TemplateChoice({ templates, spell }: TemplateChoiceProps) {
  const { values, setValues } = useFormikContext<RoutineValues>();
  const [before, setBefore] = useState<RoutineValues | null>(null);
  const [chosen, setChosen] = useState('');

  const fill = (id: string) => {
    const template = templates.find((one) => one.id === id);
    setChosen(id);
    if (!template) return;
    setBefore((kept) => kept ?? values);
    void setValues(spell({ ...routineValues(template), patientId: values.patientId }));
  };
  const undo = () => {
    if (before) void setValues({ ...before, patientId: values.patientId });
    setBefore(null);
    setChosen('');
  };

  return (
    <div className={styles.template}>
      <NativeSelectField
        label="Empezar con una plantilla"
        placeholder="Sin plantilla"
        help="Rellena la rutina; después puedes cambiarlo todo."
        value={chosen}
        onChange={(id) => (id === '' ? undo() : fill(id))}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {before && <Button onClick={undo}>Deshacer plantilla</Button>}
    </div>
  );
}
