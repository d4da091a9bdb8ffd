export type { Session, SessionExercise } from './answers';
