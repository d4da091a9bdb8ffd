import { cx } from '@/shared/lib/css';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { Icon } from '@/shared/ui/icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@/shared/ui/icon/icons';
import { measureLabel, MEASURE_UNITS, PAIN_MATTERS, type Comparison, type Verdict } from '../comparison';
import styles from './EvaluationView.module.css';

export interface ComparisonTableProps {
  caption: string;
  rows: readonly Comparison[];
}

const figure = (row: Comparison, value: number | null) =>
  value === null ? '—' : `${value}${MEASURE_UNITS[row.kind]}`;

const COLUMNS: Column<Comparison>[] = [
  { key: 'measure', header: 'Medida', cardTitle: true, render: measureLabel },
  { key: 'before', header: 'Anterior', align: 'end', render: (row) => figure(row, row.before) },
  { key: 'value', header: 'Actual', align: 'end', render: (row) => figure(row, row.value) },
  {
    key: 'reference',
    header: 'Referencia',
    align: 'end',
    render: (row) => figure(row, row.reference),
  },
  { key: 'change', header: 'Cambio', render: (row) => <ChangeText comparison={row} /> },
];

/** Measures of a visit with those of the previous visit and their references. A note names the source of the figure for a small change. */
export function ComparisonTable({ caption, rows }: ComparisonTableProps) {
  return (
    <div className={styles.part}>
      <DataTable caption={caption} columns={COLUMNS} rows={rows} getRowId={({ key }) => key} />
      {rows.some(({ verdict }) => verdict === 'small') && (
        <p className={styles.note}>
          Cambio pequeño: menos de {PAIN_MATTERS} puntos de dolor, lo mínimo que importa a los pacientes
          (Ostelo 2008, dolor lumbar).
        </p>
      )}
    </div>
  );
}

const WORDS: Record<Verdict, string> = {
  better: 'mejora',
  worse: 'empeora',
  small: 'cambio pequeño',
  same: 'sin cambios',
};

/** Change since the previous visit as arrow, difference and word, so that it does not depend on colour. */
export function ChangeText({ comparison }: { comparison: Comparison }) {
  const { change, verdict, kind, hasPrevious } = comparison;
  if (change === null || verdict === null)
    return (
      <span className={styles.firstTime}>
        {hasPrevious ? 'No medida en la visita anterior' : 'Primera medida'}
      </span>
    );
  const icon = change > 0 ? ArrowUpIcon : change < 0 ? ArrowDownIcon : MinusIcon;
  return (
    <span className={cx(styles.change, styles[verdict])}>
      <Icon of={icon} size="sm" />
      {change !== 0 && `${change > 0 ? '+' : '−'}${Math.abs(change)}${MEASURE_UNITS[kind]} `}
      <span>{change !== 0 && verdict === 'same' ? 'normal' : WORDS[verdict]}</span>
    </span>
  );
}
