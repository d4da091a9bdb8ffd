import { useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { sameValues } from '@/shared/lib/values';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { routineValues, type RoutineValues } from '../routineInput';
import { useTemplateFacts } from '../useTemplateFacts';
import styles from './RoutineForm.module.css';

export interface TemplateChoiceProps {
  /** Undefined while they are on their way; the field then keeps its room. */
  templates: readonly Routine[] | undefined;
  frequencies: readonly Option[];
  /** Replaces the frequency with the backend's own spelling. */
  spell: (values: RoutineValues) => RoutineValues;
}

const NONE: readonly Routine[] = [];

/** What the choice lists, with a second line that tells templates of one name apart. */
function useOptions(templates: readonly Routine[], frequencies: readonly Option[]) {
  const factsOf = useTemplateFacts(templates, frequencies);
  return useMemo(
    () =>
      templates.map((template) => ({
        value: template.id,
        label: template.name,
        description: factsOf(template),
        ...(template.category && { keywords: template.category }),
      })),
    [templates, factsOf],
  );
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
export function TemplateChoice({ templates, frequencies, spell }: TemplateChoiceProps) {
  const { values, setValues } = useFormikContext<RoutineValues>();
  const [filled, setFilled] = useState<readonly Filled[]>([]);
  const question = useOpening('templateUndo');
  const options = useOptions(templates ?? NONE, frequencies);
  const whose = { patientId: values.patientId, episodeId: values.episodeId };
  const last = filled.at(-1);

  /** An emptied box is a search for another template, and takes nothing away. */
  const fill = (id: string) => {
    const template = templates?.find((one) => one.id === id);
    if (!template) return;
    const next = spell({ ...routineValues(template), ...whose });
    setFilled([...filled, { id, values: next, before: values }]);
    void setValues(next);
  };
  // The box gets one callback, so that it is not drawn again with every letter typed elsewhere in the form.
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  const choose = useCallback((id: string) => latest.current(id), []);

  /** Restores what stood there before the last choice. */
  const undo = () => {
    setFilled(filled.slice(0, -1));
    if (last) void setValues({ ...last.before, ...whose });
  };
  const leave = () => {
    if (last && sameValues({ ...last.values, ...whose }, values)) undo();
    else question.open();
  };

  return (
    <div className={styles.template}>
      <ComboBoxField
        label="Empezar con una plantilla"
        placeholder="Busca por nombre..."
        emptyText="No se encontraron plantillas"
        help="Rellena la rutina; después puedes cambiarlo todo."
        value={last?.id ?? ''}
        onChange={choose}
        disabled={!templates}
        options={options}
      />
      {last && <Button onClick={leave}>Deshacer plantilla</Button>}
      <ConfirmDialog
        open={question.isOpen}
        title="¿Deshacer la plantilla?"
        consequence="Lo que has cambiado desde que la elegiste se perderá."
        confirmLabel="Deshacer plantilla"
        cancelLabel="Seguir editando"
        onCancel={question.close}
        onConfirm={() => {
          question.close();
          undo();
        }}
      />
    </div>
  );
}
