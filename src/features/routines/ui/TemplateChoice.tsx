import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Routine } from '@/contract/routineAnswers';
import { Button } from '@/shared/ui/button/Button';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { routineValues, type RoutineValues } from '../routineInput';
import styles from './RoutineForm.module.css';

export interface TemplateChoiceProps {
  /** Undefined while they are on their way; the field then keeps its room. */
  templates: readonly Routine[] | undefined;
  /** Replaces the frequency with the backend's own spelling. */
  spell: (values: RoutineValues) => RoutineValues;
}

/** Fills a new routine from a template. Patient and episode stay, and the previous values can be restored. */
export function TemplateChoice({ templates, spell }: TemplateChoiceProps) {
  const { values, setValues } = useFormikContext<RoutineValues>();
  const [before, setBefore] = useState<RoutineValues | null>(null);
  const [chosen, setChosen] = useState('');
  const whose = { patientId: values.patientId, episodeId: values.episodeId };

  const fill = (id: string) => {
    const template = templates?.find((one) => one.id === id);
    setChosen(id);
    if (!template) return;
    setBefore((kept) => kept ?? values);
    void setValues(spell({ ...routineValues(template), ...whose }));
  };
  const undo = () => {
    if (before) void setValues({ ...before, ...whose });
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
        disabled={!templates}
        options={(templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {before && <Button onClick={undo}>Deshacer plantilla</Button>}
    </div>
  );
}
