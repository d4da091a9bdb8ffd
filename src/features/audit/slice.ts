import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
