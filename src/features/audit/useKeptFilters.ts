import { useCallback } from 'react';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES, type AuditAction, type AuditOutcome } from '@/contract/audit/enums';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { filterChanged, selectAuditFilters } from './slice';

interface Kept extends Record<string, string> {
  action: string;
  outcome: string;
}

const ACCEPTS: Accepts<Kept> = {
  action: (value) => AUDIT_ACTIONS.some((action) => action === value),
  outcome: (value) => AUDIT_OUTCOMES.some((outcome) => outcome === value),
};

/** Keeps action and outcome of the access log in the address and on this device; people and days stay in the state. */
export function useKeptAuditFilters(): void {
  const dispatch = useAppDispatch();
  const { action, outcome } = useAppSelector(selectAuditFilters);
  useListFilters<Kept>({
    screen: 'audit-filters',
    values: { action, outcome },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: Kept) =>
        void dispatch(
          filterChanged({
            action: found.action as AuditAction | '',
            outcome: found.outcome as AuditOutcome | '',
          }),
        ),
      [dispatch],
    ),
  });
}
