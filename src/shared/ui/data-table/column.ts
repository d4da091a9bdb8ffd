import type { ReactNode } from 'react';

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
