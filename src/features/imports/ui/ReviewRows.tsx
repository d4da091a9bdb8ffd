import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatPhone } from '@/contract/common/text';
import { LIKENESS_LABELS, type LikenessReason } from '@/contract/patientLikeness';
import { formatDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { TextAreaField } from '@/shared/ui/text-area-field/TextAreaField';
import { TextField } from '@/shared/ui/text-field/TextField';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import type { RowFaults } from '../corrections';
import { type RowReport, isDoubtful, isFaulty } from '../held';
import styles from './Imports.module.css';

export interface AlikeRowProps {
  row: RowReport;
  /** Line of the earlier row that may be the same person. */
  earlierLine?: number | undefined;
  isAllowed: boolean;
  onAllow: (isAllowed: boolean) => void;
}

const reasonsOf = (reasons: readonly LikenessReason[]) =>
  reasons.map((reason) => LIKENESS_LABELS[reason]).join(', ');

/** What is known of somebody, in one line. */
const lineOf = (one: {
  dateOfBirth?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}) =>
  [one.dateOfBirth && formatDate(one.dateOfBirth), one.phone && formatPhone(one.phone), one.email]
    .filter(Boolean)
    .join(' · ');

/** Imports a doubtful row all the same; a screen reader hears whose, because there are many of these boxes. */
export const InsistLabel = ({ who, line }: { who: string; line: number }) => (
  <>
    Importar de todos modos<VisuallyHidden>{` la fila ${line}, ${who}`}</VisuallyHidden>
  </>
);

/** A row that may be a patient who is there already, or an earlier row. */
export function AlikeRow({ row, earlierLine, isAllowed, onAllow }: AlikeRowProps) {
  const { body, line, duplicates, like } = row;
  const first = duplicates[0];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{body.name}</strong>
        <span className={styles.second}>{[`Fila ${line}`, lineOf(body)].filter(Boolean).join(' · ')}</span>
        <CheckboxField
          label={<InsistLabel who={body.name} line={line} />}
          value={isAllowed}
          onChange={onAllow}
        />
      </div>
      <div className={styles.words}>
        {first && (
          <>
            <span>Se parece a {first.name}</span>
            <span className={styles.second}>{lineOf(first)}</span>
            <span className={styles.second}>Por: {reasonsOf(first.reasons)}</span>
          </>
        )}
        {like && (
          <span>
            Se parece a la fila {earlierLine}: {reasonsOf(like.reasons)}
          </span>
        )}
      </div>
    </li>
  );
}

export interface FaultyRowProps {
  row: RowReport;
  /** Its place among the rows. */
  place: number;
  corrections: Corrections;
}

function outcomeOf(row: RowReport): string {
  if (isFaulty(row)) return 'Todavía no se puede importar.';
  return isDoubtful(row) ? 'Corregida. Puede estar repetida: decídelo abajo.' : 'Corregida: se importará.';
}

/** A row that cannot be imported, or could not before it was corrected here. */
export function FaultyRow({ row, place, corrections }: FaultyRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{row.body.name || 'Sin nombre'}</strong>
        <span className={styles.second}>Fila {row.line}</span>
      </div>
      <RowCorrection place={place} line={row.line} outcome={outcomeOf(row)} corrections={corrections} />
    </li>
  );
}

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

/** What was found in the rows of a file, for a person to decide. */
export interface ReviewProps<Row> {
  rows: readonly Row[];
  /** Doubtful rows that are imported all the same, by their place. */
  allowed: readonly number[];
  corrections: Corrections;
  /** Why the last attempt failed. */
  failure?: string | null;
  onAllow: (row: number, isAllowed: boolean) => void;
  onAllowAll: (rows: number[]) => void;
  onConfirm: (count: number) => void;
  onBack: () => void;
}

export interface RowCorrectionProps {
  place: number;
  /** Line in the file. */
  line: number;
  /** What came of looking at it anew. */
  outcome: string;
  corrections: Corrections;
}

/** Moves to the first cell that is still wrong once the row has been looked at, unless somebody has gone elsewhere. */
function useFocusOnFault(isChecking: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const was = useRef(isChecking);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || form.current?.contains(activeElement);
    if (was.current && !isChecking && isHere)
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
  /** Something was typed that nobody has looked at. */
  const isUnchecked = useRef(false);
  const check = () => {
    if (isBusy) return;
    isUnchecked.current = false;
    onCheck(place);
  };
  // A row that was left while another one was being checked is checked afterwards.
  useEffect(() => {
    if (isBusy || !isUnchecked.current || form.current?.contains(document.activeElement)) return;
    isUnchecked.current = false;
    onCheck(place);
  }, [isBusy, form, onCheck, place]);
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
            check();
          }}
          // Whoever goes on to «Importar» would leave out what was typed without «Comprobar».
          onBlur={({ currentTarget, relatedTarget }) => {
            if (isUnchecked.current && !currentTarget.contains(relatedTarget)) check();
          }}
        >
          {cells.map(({ column, label, value, message, isLong }) => {
            const field = {
              label,
              value: typed[column] ?? value,
              onChange: (text: string) => {
                isUnchecked.current = true;
                setTyped({ ...typed, [column]: text });
                onType(place, column, text);
              },
              ...(message && { error: message }),
            };
            return isLong ? (
              <TextAreaField key={column} {...field} rows={2} />
            ) : (
              <TextField key={column} {...field} spellCheck={false} />
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

export interface SomeRowsProps {
  /** Places of the rows. */
  rows: readonly number[];
  label: string;
  /** The list item of a row. */
  render: (row: number) => ReactNode;
}

/** Rows that are shown at first, and with each press. */
const STEP = 25;

/** A list that shows some rows, and more on request. */
export function SomeRows({ rows, label, render }: SomeRowsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {rows.slice(0, shown).map(render)}
      </ul>
      {rows.length > STEP && (
        <LoadMore
          summary={`Mostrando ${Math.min(shown, rows.length)} de ${rows.length}`}
          hasMore={shown < rows.length}
          onLoadMore={() => setShown(shown + STEP)}
        />
      )}
    </>
  );
}
