export type { FrequencyOption, Prescription, Routine, RoutineExercise } from './answers';
