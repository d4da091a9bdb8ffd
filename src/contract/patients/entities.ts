export type { Patient, PatientContact, PatientListItem, PatientStats } from './answers';
