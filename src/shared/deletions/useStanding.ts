import { useMemo } from 'react';
import { useAppSelector } from '@/shared/redux';
import { type DeletionKind, selectDeletions } from './slice';

/** The rows of a list without those that the person has deleted. The same array where there is none of these. */
export function useStanding<Row extends { id: string }>(
  kind: DeletionKind,
  rows: Row[] | undefined,
): Row[] | undefined {
  const deleted = useAppSelector((state) => selectDeletions(state, kind));
  return useMemo(() => {
    if (!rows || deleted.length === 0) return rows;
    const ids = new Set(deleted.map(({ id }) => id));
    return rows.some(({ id }) => ids.has(id)) ? rows.filter(({ id }) => !ids.has(id)) : rows;
  }, [rows, deleted]);
}
