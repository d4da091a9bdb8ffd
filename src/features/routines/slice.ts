import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { defineListFilters } from '@/shared/useListFilters';

export interface RoutinesState {
  search: string;
  /** Empty for all patients. */
  patientId: string;
  category: string;
  filtersOpen: boolean;
}

const initialState: RoutinesState = { search: '', patientId: '', category: '', filtersOpen: false };

/** Interface state of the routines screen. */
export const routinesSlice = createSlice({
  name: 'routines',
  initialState,
  reducers: {
    routineSearchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    routinePatientChosen: (state, action: PayloadAction<string>) => {
      state.patientId = action.payload;
    },
    routineCategoryChosen: (state, action: PayloadAction<string>) => {
      state.category = action.payload;
    },
    routineFiltersToggled: (state) => {
      state.filtersOpen = !state.filtersOpen;
    },
    routineFiltersCleared: (state) => ({ ...initialState, filtersOpen: state.filtersOpen }),
  },
  selectors: { selectRoutineFilters: (state) => state },
});

export const {
  routineSearchChanged,
  routinePatientChosen,
  routineCategoryChosen,
  routineFiltersToggled,
  routineFiltersCleared,
} = routinesSlice.actions;
export const { selectRoutineFilters } = routinesSlice.selectors;

/** Search and patient name people, and stay in the slice. */
export const keptRoutineFilters = defineListFilters({
  screen: 'routines-filters',
  select: selectRoutineFilters,
  fields: {
    category: { accepts: (text) => text.length <= TEXT_LIMITS.search, chosen: routineCategoryChosen },
  },
});
