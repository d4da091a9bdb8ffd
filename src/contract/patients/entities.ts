export type { Patient, PatientListItem, PatientStats } from './answers';
