export { PatientRoutinePage as Component } from './ui/PatientRoutinePage';
