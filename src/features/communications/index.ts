export { PatientCommunications } from './ui/PatientCommunications';
