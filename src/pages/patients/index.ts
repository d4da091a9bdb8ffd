import { patientsDomain, prefetchPatients } from '@/features/patients';

export { PatientsPage as Component } from './ui/PatientsPage';
export const domains = [patientsDomain];

export const prefetches = () => [prefetchPatients];
