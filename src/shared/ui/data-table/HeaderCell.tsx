import { cx } from '@/shared/lib/css';
import { ArrowDownIcon, ArrowUpIcon, Icon, SortIcon } from '../icon';
import { nextSort, type Column, type Sort } from './column';
import styles from './DataTable.module.css';

export interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
}

/** Heading of a column; a button if the column is sortable. */
export function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
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
