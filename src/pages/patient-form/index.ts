export { PatientFormPage } from './ui/PatientFormPage';
