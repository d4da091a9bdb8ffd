import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './DataTable.module.css';

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** `key` of the column. */
  key: string;
  direction: SortDirection;
}

export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Makes the heading a button that reports the requested order; the caller sorts. */
  sortable?: boolean;
  align?: 'start' | 'end';
  /** CSS width of the column, e.g. '30%' or '9rem'. */
  width?: string;
  /** On a phone this cell is the card's heading, without a label. Usually the first column. */
  cardTitle?: boolean;
}

/** Order to request when a heading is pressed: ascending first, then reversed. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const flip = current?.key === key && current.direction === 'ascending';
  return { key, direction: flip ? 'descending' : 'ascending' };
}

/** Name of the last column, with the buttons of each row. */
export const ACTIONS_LABEL = 'Acciones';

/** Number of rows from which only the visible ones are rendered. */
export const VIRTUAL_FROM = 100;

/** Size assumed before layout, and in a DOM without layout. */
const ASSUMED = { width: 960, height: 640 };

export interface RowWindow {
  /** Indexes of the rows to render, in order. */
  indexes: number[];
  /** Height in px of the rows that are not rendered above and below. */
  before: number;
  after: number;
  /** Measures a rendered row; pass it as `ref` together with `data-index`. */
  measure: (element: Element | null) => void;
  /** Scrolls a long table to a row, at the top or in the middle. Returns false for a short table. */
  scrollTo: (index: number, align: 'start' | 'center') => boolean;
}

/**
 * Selects the rows of a long table to render at the current scroll position. Short tables are rendered whole.
 * Heights are measured, because cards on a phone differ in height.
 */
export function useRowWindow(
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
  estimateRowHeight: number,
  keyOf: (index: number) => string,
  firstIndex = 0,
): RowWindow {
  const enabled = count >= VIRTUAL_FROM;
  // TanStack Virtual returns functions that React Compiler cannot memoise, so it skips this hook.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: enabled ? count : 0,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateRowHeight,
    getItemKey: keyOf,
    // Start at the row to reveal, so that the first render already shows it.
    initialOffset: () => firstIndex * estimateRowHeight,
    overscan: 4,
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimateRowHeight,
    initialRect: ASSUMED,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : ASSUMED)),
  });

  if (!enabled) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: () => {},
      scrollTo: () => false,
    };
  }
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - last.end) : 0,
    measure: virtualizer.measureElement,
    scrollTo: (index, align) => {
      virtualizer.scrollToIndex(index, { align });
      return true;
    },
  };
}

export interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => ReactNode;
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
      <Cells row={row} columns={columns} actions={actions} />
    </tr>
  );
}

/** Props of a row's cells, without its index, so that moving a row does not render them. */
type CellsProps<Row> = Pick<BodyRowProps<Row>, 'row' | 'columns' | 'actions'>;

function PlainCells<Row>({ row, columns, actions }: CellsProps<Row>) {
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
        <td role="cell" className={cx(styles.cell, styles.actions)} data-label={ACTIONS_LABEL}>
          <div className={styles.actionRow}>{actions(row)}</div>
        </td>
      ) : null}
    </>
  );
}

/** Memoised, because search and scrolling move most rows without changing their content. */
const Cells = memo(PlainCells) as typeof PlainCells;
