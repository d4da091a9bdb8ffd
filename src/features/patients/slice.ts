import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PatientStatus } from '@/contract/patients/enums';

export interface PatientsState {
  search: string;
  /** Empty for every status. */
  status: PatientStatus | '';
  /** The record that was opened last: the list shows its row again. */
  openedId: string | null;
}

const initialState: PatientsState = { search: '', status: '', openedId: null };

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
    filtersCleared: ({ openedId }) => ({ ...initialState, openedId }),
    patientOpened: (state, action: PayloadAction<{ id: string }>) => {
      state.openedId = action.payload.id;
    },
  },
  selectors: { selectPatientFilters: (state) => state },
});

export const { searchChanged, statusFilterChosen, filtersCleared, patientOpened } = patientsSlice.actions;
export const { selectPatientFilters } = patientsSlice.selectors;
