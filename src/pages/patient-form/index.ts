export { prefetches } from './prefetches';
export { PatientFormPage } from './ui/PatientFormPage';
