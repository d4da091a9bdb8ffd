import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { TextAreaField } from '@/shared/ui/text-area-field/TextAreaField';
import { TextField } from '@/shared/ui/text-field/TextField';
import type { RowFaults } from '../corrections';
import styles from './Imports.module.css';

/** How rows of a file are corrected on screen. */
export interface Corrections {
  /** What is wrong with the row at a place, as it stands. */
  faultsOf: (place: number) => RowFaults;
  /** Places of the rows that were corrected and looked at anew. */
  corrected: readonly number[];
  /** The row that was corrected last. */
  last: { row: number; isChecking: boolean; failure: string | null } | null;
  onType: (place: number, column: number, text: string) => void;
  /** Looks at a row anew. */
  onCheck: (place: number) => void;
}

export interface RowCorrectionProps {
  place: number;
  /** Line in the file. */
  line: number;
  /** What came of looking at it anew. */
  outcome: string;
  corrections: Corrections;
}

/** Moves to the first cell that is still wrong once the row has been looked at. */
function useFocusOnFault(isChecking: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const was = useRef(isChecking);
  useEffect(() => {
    if (was.current && !isChecking)
      form.current
        ?.querySelector<HTMLElement>('[data-field-invalid] input, [data-field-invalid] textarea')
        ?.focus();
    was.current = isChecking;
  }, [isChecking]);
  return form;
}

/** What is wrong with a row, its cells to be corrected where they stand, and what came of it. */
export function RowCorrection({ place, line, outcome, corrections }: RowCorrectionProps) {
  const { faultsOf, corrected, last, onType, onCheck } = corrections;
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const { cells, texts } = faultsOf(place);
  const own = last?.row === place ? last : null;
  const isChecking = own?.isChecking ?? false;
  const form = useFocusOnFault(isChecking);
  const isBusy = last?.isChecking ?? false;
  const told = isChecking ? 'Comprobando la fila…' : corrected.includes(place) ? outcome : '';
  return (
    <div className={styles.correction}>
      {texts.map((text) => (
        <span key={text} className={styles.fault}>
          {text}
        </span>
      ))}
      {cells.length > 0 && (
        <form
          ref={form}
          noValidate
          className={styles.cells}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onCheck(place);
          }}
        >
          {cells.map(({ column, label, value, message, isLong }) => {
            const field = {
              label,
              value: typed[column] ?? value,
              onChange: (text: string) => {
                setTyped({ ...typed, [column]: text });
                onType(place, column, text);
              },
              ...(message && { error: message }),
            };
            return isLong ? (
              <TextAreaField key={column} {...field} rows={2} />
            ) : (
              <TextField key={column} {...field} autoComplete="off" spellCheck={false} />
            );
          })}
          <Button type="submit" size="sm" loading={isBusy} aria-label={`Comprobar la fila ${line}`}>
            Comprobar
          </Button>
        </form>
      )}
      {own?.failure && (
        <InlineAlert tone="danger" live>
          {own.failure}
        </InlineAlert>
      )}
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
