import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PatientListItem } from '@/contract/patientAnswers';
import { PATIENT_STATUSES, type PatientStatus } from '@/contract/patients';
import { textSearch } from '@/shared/lib/values';
import { defineListFilters } from '@/shared/useListFilters';
import { foundBy } from './finding';
import { isPatientOrder, type PatientOrder } from './orderPatients';

interface PatientsState {
  search: string;
  /** Empty for every status. */
  status: PatientStatus | '';
  /** Empty for the backend's order. */
  order: PatientOrder | '';
  /** The record that was opened last: the list shows its row again. */
  openedId: string | null;
  /** Whom a therapist who is administration too looks at: their own patients, or contacts of the practice. */
  reach: 'own' | 'practice';
}

const initialState: PatientsState = { search: '', status: '', order: '', openedId: null, reach: 'own' };

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
    orderChosen: (state, action: PayloadAction<PatientOrder | ''>) => {
      state.order = action.payload;
    },
    filtersCleared: ({ order, openedId, reach }) => ({ ...initialState, order, openedId, reach }),
    reachChosen: (state, action: PayloadAction<PatientsState['reach']>) => {
      state.reach = action.payload;
    },
    patientOpened: (state, action: PayloadAction<{ id: string }>) => {
      state.openedId = action.payload.id;
    },
  },
  selectors: { selectPatientFilters: (state) => state },
});

export const { searchChanged, statusFilterChosen, orderChosen, filtersCleared, patientOpened, reachChosen } =
  patientsSlice.actions;
export const { selectPatientFilters } = patientsSlice.selectors;

/** The search names people and stays in the slice. */
export const keptPatientFilters = defineListFilters({
  screen: 'patients-filters',
  select: selectPatientFilters,
  fields: {
    status: { accepts: PATIENT_STATUSES, chosen: statusFilterChosen },
    order: { accepts: isPatientOrder, chosen: orderChosen },
  },
});

const patientSearch = textSearch<PatientListItem>((patient) => [patient.name, ...foundBy(patient)]);

/** Patients whose name, e-mail, phones or document holds every word of the search, and who have the status asked for. */
export function filterPatients(
  patients: readonly PatientListItem[],
  { search, status }: Pick<PatientsState, 'search' | 'status'>,
) {
  const matches = patientSearch(search);
  return patients.filter((patient) => (!status || patient.status === status) && matches(patient));
}
