import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { measureLabel, MEASURE_UNITS, type Comparison } from '../comparison';
import { ChangeText } from './ChangeText';

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

/** Measures of a visit with those of the previous visit and their references. */
export function ComparisonTable({ caption, rows }: ComparisonTableProps) {
  return <DataTable caption={caption} columns={COLUMNS} rows={rows} getRowId={({ key }) => key} />;
}
