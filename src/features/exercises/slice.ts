import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { defineListFilters } from '@/shared/useListFilters';

export interface ExercisesState {
  search: string;
  /** Empty for all categories. */
  category: string;
  difficulty: string;
}

const initialState: ExercisesState = { search: '', category: '', difficulty: '' };

/** Filters of the exercise library. */
export const exercisesSlice = createSlice({
  name: 'exercises',
  initialState,
  reducers: {
    exerciseSearchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    exerciseCategoryChosen: (state, action: PayloadAction<string>) => {
      state.category = action.payload;
    },
    exerciseDifficultyChosen: (state, action: PayloadAction<string>) => {
      state.difficulty = action.payload;
    },
    exerciseFiltersCleared: () => initialState,
  },
  selectors: { selectExerciseFilters: (state) => state },
});

export const {
  exerciseSearchChanged,
  exerciseCategoryChosen,
  exerciseDifficultyChosen,
  exerciseFiltersCleared,
} = exercisesSlice.actions;
export const { selectExerciseFilters } = exercisesSlice.selectors;

/** The backend has categories and difficulties of its own. */
const isShort = (text: string) => text.length <= TEXT_LIMITS.search;

export const keptExerciseFilters = defineListFilters({
  screen: 'exercises-filters',
  select: selectExerciseFilters,
  fields: {
    category: { accepts: isShort, chosen: exerciseCategoryChosen },
    difficulty: { accepts: isShort, chosen: exerciseDifficultyChosen },
  },
});
