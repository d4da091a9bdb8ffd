import { useMemo } from 'react';
import { cx } from '@/shared/lib/css';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { Icon } from '@/shared/ui/icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@/shared/ui/icon/icons';
import {
  type Before,
  BEFORE,
  measureLabel,
  MEASURE_UNITS,
  PAIN_MATTERS,
  type Comparison,
  type Verdict,
} from '../comparison';
import styles from './EvaluationView.module.css';

export interface ComparisonTableProps {
  caption: string;
  rows: readonly Comparison[];
  /** The visit with which it is compared: the one before, or the first. */
  before?: Before | undefined;
}

const figure = (row: Comparison, value: number | null) =>
  value === null ? '—' : `${value}${MEASURE_UNITS[row.kind]}`;

const columnsWith = (before: Before): Column<Comparison>[] => [
  { key: 'measure', header: 'Medida', cardTitle: true, render: measureLabel },
  { key: 'before', header: BEFORE[before].header, align: 'end', render: (row) => figure(row, row.before) },
  { key: 'value', header: 'Actual', align: 'end', render: (row) => figure(row, row.value) },
  {
    key: 'reference',
    header: 'Referencia',
    align: 'end',
    render: (row) => figure(row, row.reference),
  },
  { key: 'change', header: 'Cambio', render: (row) => <ChangeText comparison={row} before={before} /> },
];

/** Measures of a visit with those of an earlier one and their references. A note names the source of the figure for a small change. */
export function ComparisonTable({ caption, rows, before = 'previous' }: ComparisonTableProps) {
  const columns = useMemo(() => columnsWith(before), [before]);
  return (
    <div className={styles.part}>
      <DataTable caption={caption} columns={columns} rows={rows} getRowId={({ key }) => key} />
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

/** Change since an earlier visit as arrow, difference and word, so that it does not depend on colour. */
export function ChangeText({ comparison, before = 'previous' }: { comparison: Comparison; before?: Before }) {
  const { value, change, verdict, kind, hasPrevious } = comparison;
  if (value === null) return <span className={styles.firstTime}>No medida esta vez</span>;
  if (change === null || verdict === null)
    return (
      <span className={styles.firstTime}>
        {hasPrevious ? `No medida en ${BEFORE[before].visit}` : 'Primera medida'}
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
