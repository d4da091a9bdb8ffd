import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@/contract/audit';
import { defineListFilters } from '@/shared/useListFilters';
import type { AuditFilters } from './api';

const initialState: AuditFilters = { patientId: '', actorId: '', action: '', outcome: '', from: '', to: '' };

/** Interface state of the access log. */
export const auditSlice = createSlice({
  name: 'audit',
  initialState,
  reducers: {
    filterChanged: (state, action: PayloadAction<Partial<AuditFilters>>) => {
      Object.assign(state, action.payload);
    },
    filtersCleared: () => initialState,
  },
  selectors: { selectAuditFilters: (state) => state },
});

export const { filterChanged, filtersCleared } = auditSlice.actions;
export const { selectAuditFilters } = auditSlice.selectors;

/** Address and device keep action and outcome. People and days stay in the slice. */
export const keptAuditFilters = defineListFilters({
  screen: 'audit-filters',
  select: selectAuditFilters,
  fields: {
    action: { accepts: AUDIT_ACTIONS, chosen: (action) => filterChanged({ action }) },
    outcome: { accepts: AUDIT_OUTCOMES, chosen: (outcome) => filterChanged({ outcome }) },
  },
});
