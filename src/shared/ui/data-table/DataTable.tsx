import { Fragment, useCallback, useRef, type CSSProperties, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { SkeletonTable } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import { BodyRow } from './BodyRow';
import type { Column, Sort } from './column';
import { HeaderCell } from './HeaderCell';
import { useReveal, type Reveal } from './useReveal';
import { useRowWindow, VIRTUAL_FROM } from './useRowWindow';
import styles from './DataTable.module.css';

export interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string;
  captionVisible?: boolean;
  /** A row is drawn again when these or its actions are others: in a long table, keep them the same. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Present order; headings of sortable columns report the wished one. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Buttons of a row, in a last column. */
  rowActions?: (row: Row) => ReactNode;
  actionsLabel?: string;
  /** First load: bars in the shape of the table stand in. */
  loading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Height at which a long table scrolls inside itself. */
  maxHeight?: string;
  /** A line with a name before the row at this position; the table then scrolls inside itself. */
  divider?: { before: number; label: string };
  /** Row that is brought into view when the table appears, and again with each new `token`. */
  reveal?: Reveal;
  /** Rows that stand out. */
  isMarked?: (row: Row) => boolean;
  /** Height of a row in px where it is no card, for the scroll bar of a long table; rows are measured once drawn. */
  estimateRowHeight?: number;
}

/** Where every row is a card for certain: the table itself is no wider (see the style sheet). */
const CARDS = '(max-width: 38rem)';

/** About the height in px of a card: a line for each column, and its padding. */
const cardHeight = (columns: number): number => 34 * columns + 24;

/**
 * Table of records. From 100 rows on only those in view are in the document, with row numbers that keep the whole
 * known to assistive technology. On a phone each row becomes a card; explicit roles keep it a table all the same.
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
  captionVisible = false,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  rowActions,
  actionsLabel = 'Acciones',
  maxHeight = 'min(72vh, 46rem)',
  estimateRowHeight = 57,
  divider,
  reveal,
  isMarked,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const long = rows.length >= VIRTUAL_FROM;
  // Rows above the line are reached by scrolling inside the table, so that the page keeps its heading.
  const scrolls = long || divider !== undefined;
  // The window keeps its sums of heights for as long as this function stays the same.
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : getRowId(row);
    },
    [rows, getRowId],
  );
  const columnCount = columns.length + (rowActions ? 1 : 0);
  // Cards taken for rows would be drawn five times too many, to be thrown away once measured.
  const rowHeight = matchMedia(CARDS).matches ? cardHeight(columnCount) : estimateRowHeight;
  const view = useRowWindow(rows.length, scroller, rowHeight, keyOf, reveal?.index);
  useReveal(scroller, reveal, view.scrollTo);
  const line = divider && <Divider label={divider.label} columns={columnCount} />;

  return (
    <div
      ref={scroller}
      className={cx(styles.frame, styles.scroller)}
      style={scrolls ? ({ maxHeight, overflowY: 'auto' } as CSSProperties) : undefined}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table role="table" className={styles.table} aria-rowcount={long ? rows.length + 1 : undefined}>
        <caption className={captionVisible ? styles.caption : styles.captionHidden}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup" className={cx(styles.head, scrolls && styles.stuck)}>
          <HeadRow
            {...{ columns, sort, onSortChange, numbered: long }}
            actions={rowActions && actionsLabel}
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
                  actionsLabel={actionsLabel}
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
  /** Name of the column of buttons, if there is one. */
  actions: string | undefined;
};

function HeadRow<Row>({ columns, sort, onSortChange, numbered, actions }: HeadRowProps<Row>) {
  return (
    <tr role="row" aria-rowindex={numbered ? 1 : undefined}>
      {columns.map((column) => (
        <HeaderCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
      ))}
      {actions !== undefined ? (
        <th role="columnheader" scope="col" className={cx(styles.headerCell, styles.actions)}>
          <VisuallyHidden>{actions}</VisuallyHidden>
        </th>
      ) : null}
    </tr>
  );
}

/** A line across the table that parts its rows. */
function Divider({ label, columns }: { label: string; columns: number }) {
  return (
    <tr role="row" className={styles.divider} data-divider>
      <td role="cell" colSpan={columns}>
        <span className={styles.dividerLabel}>{label}</span>
      </td>
    </tr>
  );
}

/** Room of the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" role="presentation" className={styles.gap}>
      <td role="presentation" colSpan={columns} style={{ height }} />
    </tr>
  );
}
