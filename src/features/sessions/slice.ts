import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineListFilters } from '@/shared/useListFilters';
import type { HistoryFilters, HistoryPeriod } from './history';

interface SessionsState extends HistoryFilters {
  /** Portions of the history that are shown, so that a return from a session finds its row again. */
  portions: number;
}

const initialState: SessionsState = { search: '', period: 'all', portions: 1 };

/** Interface state of the history. */
export const sessionsSlice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    searchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
      state.portions = 1;
    },
    periodChosen: (state, action: PayloadAction<HistoryPeriod>) => {
      state.period = action.payload;
      state.portions = 1;
    },
    moreShown: (state) => {
      state.portions += 1;
    },
  },
  selectors: {
    selectHistoryFilters: (state): HistoryFilters => state,
    selectHistoryPortions: (state) => state.portions,
  },
});

export const { searchChanged, periodChosen, moreShown } = sessionsSlice.actions;
export const { selectHistoryFilters, selectHistoryPortions } = sessionsSlice.selectors;

/** The search names people and stays in the slice. */
export const keptHistoryFilters = defineListFilters({
  screen: 'history-filters',
  select: selectHistoryFilters,
  fields: { period: { initial: 'all', accepts: ['today', 'week', 'month'], chosen: periodChosen } },
});
