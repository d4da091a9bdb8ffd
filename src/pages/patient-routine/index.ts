export { PatientRoutinePage } from './ui/PatientRoutinePage';
