/** A file of its own, which the agenda downloads when its filter panel is first opened. */
export { PatientFilter } from '@/features/patients';
