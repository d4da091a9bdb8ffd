import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PatientStatus } from '@/contract/patients/enums';

export interface PatientsState {
  search: string;
  /** Empty for every status. */
  status: PatientStatus | '';
  /** The record that was opened last: the list shows its row again. */
  opened: string | null;
}

const initialState: PatientsState = { search: '', status: '', opened: null };

/** What the therapist set on the patient list. */
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
    filtersCleared: ({ opened }) => ({ ...initialState, opened }),
    patientOpened: (state, action: PayloadAction<string>) => {
      state.opened = action.payload;
    },
  },
  selectors: { selectPatientFilters: (state) => state },
});

export const { searchChanged, statusFilterChosen, filtersCleared, patientOpened } = patientsSlice.actions;
export const { selectPatientFilters } = patientsSlice.selectors;
