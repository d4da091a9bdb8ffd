import { formatPhone } from '@/contract/common/text';
import { LIKENESS_LABELS, type LikenessReason } from '@/contract/patientLikeness';
import { formatDate } from '@/shared/lib/dates';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import type { RowReport } from '../held';
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

/** A row that may be a patient who is there already, or an earlier row. */
export function AlikeRow({ row, earlierLine, isAllowed, onAllow }: AlikeRowProps) {
  const { body, line, duplicates, like } = row;
  const first = duplicates[0];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{body.name}</strong>
        <span className={styles.second}>{[`Fila ${line}`, lineOf(body)].filter(Boolean).join(' · ')}</span>
        <CheckboxField label="Importar de todos modos" value={isAllowed} onChange={onAllow} />
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
