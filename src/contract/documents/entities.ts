export type { DocumentUpload, PatientDocument } from './answers';
