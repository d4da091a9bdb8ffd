export { PatientDetailPage } from './ui/PatientDetailPage';
