import { memo, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import type { Column } from './column';
import styles from './DataTable.module.css';

export interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => ReactNode;
  actionsLabel: string;
  /** Index in the whole list, from 0. */
  index: number;
  /** Exposes the row number to assistive technology, because not all rows are rendered. */
  numbered: boolean;
  /** Highlighted, e.g. because it is new. */
  marked?: boolean;
  measure?: (element: Element | null) => void;
}

/** One row. On a phone it is a card with a label before each value. */
export function BodyRow<Row>({
  row,
  columns,
  actions,
  actionsLabel,
  index,
  numbered,
  marked = false,
  measure,
}: BodyRowProps<Row>) {
  return (
    <tr
      role="row"
      ref={measure}
      className={cx(styles.row, marked && styles.marked)}
      aria-current={marked || undefined}
      data-index={index}
      aria-rowindex={numbered ? index + 2 : undefined}
    >
      <Cells row={row} columns={columns} actions={actions} actionsLabel={actionsLabel} />
    </tr>
  );
}

/** Props of a row's cells, without its index, so that moving a row does not render them. */
type CellsProps<Row> = Pick<BodyRowProps<Row>, 'row' | 'columns' | 'actions' | 'actionsLabel'>;

function PlainCells<Row>({ row, columns, actions, actionsLabel }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={cx(
            styles.cell,
            column.align === 'end' && styles.end,
            column.cardTitle && styles.cardTitle,
          )}
          data-label={column.header}
        >
          {column.render(row)}
        </td>
      ))}
      {actions ? (
        <td role="cell" className={cx(styles.cell, styles.actions)} data-label={actionsLabel}>
          <div className={styles.actionRow}>{actions(row)}</div>
        </td>
      ) : null}
    </>
  );
}

/** Memoised, because search and scrolling move most rows without changing their content. */
const Cells = memo(PlainCells) as typeof PlainCells;
