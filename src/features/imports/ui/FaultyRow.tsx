import { isDoubtful, isFaulty, type RowReport } from '../held';
import styles from './Imports.module.css';
import { RowCorrection, type Corrections } from './RowCorrection';

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
