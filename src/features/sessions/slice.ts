import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HistoryFilters, HistoryPeriod } from './history';

const initialState: HistoryFilters = { search: '', period: 'all' };

/** What the person set on the history. */
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
