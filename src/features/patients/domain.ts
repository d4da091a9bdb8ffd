import { deletionsSlice, followDeletions } from '@/shared/deletions';
import type { Domain } from '@/shared/redux';
import { deletePatient } from './api';
import { patientsSlice } from './slice';

export const patientsDomain: Domain = {
  name: 'patients',
  slices: [patientsSlice, deletionsSlice],
  startListeners: (startListening) =>
    followDeletions(startListening, 'Patient', (id, dispatch) =>
      dispatch(deletePatient.initiate(id, { track: false })),
    ),
};
