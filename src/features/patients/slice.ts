import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PatientStatus } from '@/contract/patients/enums';

export interface PatientsState {
  search: string;
  /** Empty for every status. */
  status: PatientStatus | '';
}

const initialState: PatientsState = { search: '', status: '' };

/** Search and filter of the patient list. */
export const patientsSlice = createSlice({
  name: 'patients',
  initialState,
  reducers: {
    searchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    statusFilterChosen: (state, action: PayloadAction<PatientStatus | ''>) => {
      state.status = action.payload;
    },
    filtersCleared: () => initialState,
  },
  selectors: { selectPatientFilters: (state) => state },
});

export const { searchChanged, statusFilterChosen, filtersCleared } = patientsSlice.actions;
export const { selectPatientFilters } = patientsSlice.selectors;
