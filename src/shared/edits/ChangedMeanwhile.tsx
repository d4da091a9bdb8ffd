import { useFormikContext } from 'formik';
import { useState } from 'react';
import { spanishDay } from '@/contract/common/practiceTime';
import { typedNumber } from '@/contract/common/text';
import type { EditClash } from '@/contract/edits';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { SideChoice } from '@/shared/ui/side-choice/SideChoice';
import styles from './ChangedMeanwhileDialog.module.css';
import type { Edits, Side } from './useEdits';

/** How a field is told: its label, and what its values are in words where they are no plain text. */
export interface EditField {
  /** Of a list in portions, the label of one. */
  label: string | ((portion: string) => string);
  text?: ((value: never) => string) | Readonly<Record<string, string>> | undefined;
}

/** The fields of a form by their paths. */
export type EditFields = Readonly<Record<string, EditField>>;

export interface ChangedMeanwhileDialogProps {
  clashes: readonly EditClash[];
  fields: EditFields;
  /** Called once a side is chosen for every field. */
  onSave: (keeps: Record<string, Side>) => void;
  /** Goes back to the form, which keeps what was typed. */
  onClose: () => void;
}

const SIDES = [
  { side: 'mine', whose: 'Lo tuyo' },
  { side: 'theirs', whose: 'Lo que hay ahora' },
] as const;

function textOf(value: unknown, text: EditField['text']): string {
  if (value === null || value === undefined || value === '') return 'Sin dato';
  if (typeof text === 'function') return text(value as never) || 'Sin dato';
  const plain = (one: unknown): string => {
    if (typeof one === 'boolean') return one ? 'Sí' : 'No';
    if (typeof one === 'number') return typedNumber(one);
    const word = String(one);
    return text?.[word] ?? spanishDay(word);
  };
  return Array.isArray(value) ? value.map(plain).join(', ') || 'Sin dato' : plain(value);
}

/**
 * What two people changed differently, field by field: the person chooses which of both is saved.
 */
export function ChangedMeanwhileDialog({ clashes, fields, onSave, onClose }: ChangedMeanwhileDialogProps) {
  const [keeps, setKeeps] = useState<Record<string, Side>>({});
  const [isAsked, setIsAsked] = useState(false);
  const isChosen = clashes.every(({ field }) => keeps[field]);
  return (
    <Dialog
      open
      size="lg"
      title="Alguien lo ha cambiado mientras tanto"
      description="Esto lo habéis cambiado los dos. Elige qué se guarda; lo demás no se toca."
      onClose={onClose}
    >
      <div className={styles.fields}>
        {clashes.map(({ field, mine, theirs }) => {
          const [name = '', portion = ''] = field.split('.', 2);
          const { label, text } = fields[field] ?? fields[name] ?? { label: field };
          const texts = { mine: textOf(mine, text), theirs: textOf(theirs, text) };
          return (
            <SideChoice
              key={field}
              label={typeof label === 'function' ? label(portion) : label}
              options={SIDES.map(({ side, whose }) => ({
                side,
                words: (
                  <>
                    <span className={styles.whose}>{whose}</span> <span>{texts[side]}</span>
                  </>
                ),
              }))}
              value={keeps[field]}
              error={isAsked && !keeps[field] ? 'Elige qué se guarda' : undefined}
              onChange={(side) => setKeeps({ ...keeps, [field]: side })}
            />
          );
        })}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Volver al formulario</Button>
        <Button variant="primary" onClick={() => (isChosen ? onSave(keeps) : setIsAsked(true))}>
          Guardar lo elegido
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export interface ChangedMeanwhileProps {
  edits: Pick<Edits<never>, 'clashes' | 'settle' | 'putOff'>;
  fields: EditFields;
}

/** Asks about what the edits of the surrounding `<Formik>` met, and saves again. */
export function ChangedMeanwhile({ edits, fields }: ChangedMeanwhileProps) {
  const { submitForm } = useFormikContext();
  if (edits.clashes.length === 0) return null;
  return (
    <ChangedMeanwhileDialog
      clashes={edits.clashes}
      fields={fields}
      onClose={edits.putOff}
      onSave={(keeps) => {
        edits.settle(keeps);
        void submitForm();
      }}
    />
  );
}
