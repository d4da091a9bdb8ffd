export type {
  Adherence,
  AdherenceRun,
  PainPoint,
  PatientRoutine,
  ProgressExercise,
  ProgressStats,
  RoutineProgress,
  RoutineTherapist,
  TodayProgress,
  WeeklyProgressDay,
} from './answers';
