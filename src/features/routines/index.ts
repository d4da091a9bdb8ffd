export { useListRoutinesQuery, prefetchRoutines, prefetchFrequencies } from './api';
export { routinesDomain } from './domain';
export { NewPatientRoutine } from './ui/RoutineFormDialog';
export { PatientRoutinesCard } from './ui/PatientRoutinesCard';
export { RoutineBoard } from './ui/RoutineBoard';
export { RoutinePrintSheet } from './ui/RoutinePrintSheet';
