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
  /** The heading becomes a button that reports the wished order; the caller sorts. */
  sortable?: boolean;
  align?: 'start' | 'end';
  /** CSS width of the column, such as '30%' or '9rem'. */
  width?: string;
  /** On a phone this cell heads the card and shows no label. Usually the first column. */
  cardTitle?: boolean;
}

/** Order to report when a heading is pressed: ascending first, then the other way round. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const flip = current?.key === key && current.direction === 'ascending';
  return { key, direction: flip ? 'descending' : 'ascending' };
}
