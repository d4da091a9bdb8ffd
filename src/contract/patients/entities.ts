export type { LikelyDuplicate, Patient, PatientContact, PatientListItem, PatientStats } from './answers';
export type { PatientDetails } from './detailAnswers';
