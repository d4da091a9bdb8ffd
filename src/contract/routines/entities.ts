export type { FrequencyOption, Routine, RoutineExercise } from './answers';
