import { Fragment, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon } from '../icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icon/icons';
import { SkeletonTable } from '../skeleton/Skeleton';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './DataTable.module.css';
import {
  ACTIONS_LABEL,
  BodyRow,
  type Column,
  nextSort,
  type RowWindow,
  type Sort,
  useRowWindow,
  VIRTUAL_FROM,
} from './rows';

/** A row to scroll to, at the top (with the line before it) or in the middle. */
interface Reveal {
  index: number;
  align?: 'start' | 'center';
  /** A short table, which is as long as its rows, moves the page instead. */
  movesPage?: boolean;
  /** Another one brings it into view again. */
  token: string;
}

/** Scrolls a short table, whose rows are all drawn, inside its frame alone: the page stays where it is. */
function scrollDrawn(frame: HTMLElement, { index, align = 'start', movesPage }: Reveal): void {
  const row = frame.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (movesPage && frame.scrollHeight <= frame.clientHeight + 1) {
    row?.scrollIntoView?.({ block: 'center' });
    return;
  }
  const line = align === 'start' ? frame.querySelector<HTMLElement>('[data-divider]') : null;
  const target = line ?? row;
  if (!target) return;
  const head = frame.querySelector('thead')?.getBoundingClientRect();
  const top = frame.getBoundingClientRect().top + (head && head.height > 1 ? head.height : 0);
  const place = target.getBoundingClientRect();
  const room = align === 'center' ? (frame.clientHeight - place.height) / 2 : 0;
  frame.scrollTop += place.top - top - room;
}

/** Scrolls to the row before paint, and again with each new token. */
function useReveal(
  scroller: RefObject<HTMLElement | null>,
  reveal: Reveal | undefined,
  scrollTo: RowWindow['scrollTo'],
): void {
  useLayoutEffect(() => {
    if (!reveal || !scroller.current) return;
    if (!scrollTo(reveal.index, reveal.align ?? 'start')) scrollDrawn(scroller.current, reveal);
    // Depends on the token alone, so that changed rows keep the user's scroll position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reveal?.token]);
}

export interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
}

/** Heading of a column; a button if the column is sortable. */
function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const sortable = column.sortable && onSortChange;
  const arrow =
    direction === 'ascending' ? ArrowUpIcon : direction === 'descending' ? ArrowDownIcon : SortIcon;

  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(styles.headerCell, column.width && styles.narrow, column.align === 'end' && styles.end)}
      style={{ width: column.width }}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSortChange(nextSort(sort, column.key))}
        >
          {column.header}
          <Icon of={arrow} size="sm" className={cx(styles.arrow, !direction && styles.idle)} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  /** A change of columns or actions renders every row, so keep them stable in long tables. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Current order. Sortable headings report the requested one. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Buttons of a row, shown in a last column. */
  rowActions?: (row: Row) => ReactNode;
  /** First load: shows a skeleton. */
  loading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** A labelled line before the row at this index. The table then scrolls on its own. */
  divider?: { before: number; label: string };
  /** Row to scroll to when the table appears, and again with each new `token`. */
  reveal?: Reveal;
  /** Rows to highlight. */
  isMarked?: (row: Row) => boolean;
  /** Estimated row height in px when rows are not cards. Used for the scroll bar until rows are measured. */
  estimateRowHeight?: number;
}

/**
 * Viewport width at which every row is certainly a card, because the table is not wider (see the style
 * sheet).
 */
const CARDS = '(max-width: 38rem)';

/** About the height in px of a card: a line for each column, and its padding. */
const cardHeight = (columns: number): number => 34 * columns + 24;

/**
 * Table of records. With 100 rows or more, only the visible ones are rendered, with row numbers for assistive
 * technology. On a phone each row becomes a card; explicit roles keep the table semantics.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowActions, loading = false, empty } = props;
  if (loading)
    return <SkeletonTable rows={6} columns={columns.length + (rowActions ? 1 : 0)} label="Cargando..." />;
  if (rows.length === 0 && empty) return <div className={styles.frame}>{empty}</div>;
  return <LoadedTable {...props} />;
}

function LoadedTable<Row>({
  caption,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  rowActions,
  estimateRowHeight = 57,
  divider,
  reveal,
  isMarked,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const long = rows.length >= VIRTUAL_FROM;
  // Rows above the divider are reached by scrolling inside the table, so that the page heading stays in view.
  const scrolls = long || divider !== undefined;
  // Stable, because the virtualizer discards its measured heights when this function changes.
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : getRowId(row);
    },
    [rows, getRowId],
  );
  const columnCount = columns.length + (rowActions ? 1 : 0);
  // Estimating cards as rows would render five times too many of them at first.
  const rowHeight = matchMedia(CARDS).matches ? cardHeight(columnCount) : estimateRowHeight;
  const view = useRowWindow(rows.length, scroller, rowHeight, keyOf, reveal?.index);
  useReveal(scroller, reveal, view.scrollTo);
  const line = divider && <Divider label={divider.label} columns={columnCount} />;

  return (
    <div
      ref={scroller}
      className={cx(styles.frame, styles.scroller)}
      style={scrolls ? { maxHeight: 'min(72vh, 46rem)', overflowY: 'auto' } : undefined}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table role="table" className={styles.table} aria-rowcount={long ? rows.length + 1 : undefined}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={cx(styles.head, scrolls && styles.stuck)}>
          <HeadRow
            {...{ columns, sort, onSortChange, numbered: long }}
            hasActions={rowActions !== undefined}
          />
        </thead>
        <tbody role="rowgroup">
          <Gap height={view.before} columns={columnCount} />
          {view.indexes.map((index) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Fragment key={getRowId(row)}>
                {divider?.before === index && line}
                <BodyRow
                  row={row}
                  columns={columns}
                  actions={rowActions}
                  index={index}
                  numbered={long}
                  marked={isMarked?.(row)}
                  measure={long ? view.measure : undefined}
                />
              </Fragment>
            );
          })}
          {divider?.before === rows.length && view.after === 0 && line}
          <Gap height={view.after} columns={columnCount} />
        </tbody>
      </table>
    </div>
  );
}

type HeadRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSortChange'> & {
  numbered: boolean;
  hasActions: boolean;
};

function HeadRow<Row>({ columns, sort, onSortChange, numbered, hasActions }: HeadRowProps<Row>) {
  return (
    <tr role="row" aria-rowindex={numbered ? 1 : undefined}>
      {columns.map((column) => (
        <HeaderCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
      ))}
      {hasActions ? (
        <th role="columnheader" scope="col" className={cx(styles.headerCell, styles.actions)}>
          <VisuallyHidden>{ACTIONS_LABEL}</VisuallyHidden>
        </th>
      ) : null}
    </tr>
  );
}

/** A labelled line between rows. */
function Divider({ label, columns }: { label: string; columns: number }) {
  return (
    <tr role="row" className={styles.divider} data-divider>
      <td role="cell" colSpan={columns}>
        <span className={styles.dividerLabel}>{label}</span>
      </td>
    </tr>
  );
}

/** Placeholder with the height of rows that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" role="presentation" className={styles.gap}>
      <td role="presentation" colSpan={columns} style={{ height }} />
    </tr>
  );
}
