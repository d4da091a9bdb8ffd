import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
