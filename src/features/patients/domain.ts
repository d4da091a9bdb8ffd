import type { WithSlice } from '@reduxjs/toolkit';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { formatShortDate, formatTime } from '@/shared/lib/dates';
import type { Domain } from '@/shared/redux';
import { followRestores } from '@/shared/restore';
import { restorePatient } from './api';
import { patientsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof patientsSlice> {}
}

export const patientsDomain: Domain = {
  name: 'patients',
  slices: [patientsSlice],
  startListeners: (startListening) =>
    followRestores(
      startListening,
      'Patient',
      (id, dispatch) => dispatch(restorePatient.initiate(id, { track: false })),
      (starts) =>
        starts.length > 0
          ? PATIENT_MESSAGES.stillCancelled(
              starts.map((start) => `${formatShortDate(start)} a las ${formatTime(start)}`),
            )
          : undefined,
    ),
};
