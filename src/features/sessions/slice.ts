import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HistoryFilters, HistoryPeriod } from './history';

const initialState: HistoryFilters = { search: '', period: 'all' };

/** Interface state of the history. */
export const sessionsSlice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    searchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    periodChosen: (state, action: PayloadAction<HistoryPeriod>) => {
      state.period = action.payload;
    },
  },
  selectors: { selectHistoryFilters: (state) => state },
});

export const { searchChanged, periodChosen } = sessionsSlice.actions;
export const { selectHistoryFilters } = sessionsSlice.selectors;
