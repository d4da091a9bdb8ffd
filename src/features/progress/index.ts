export {
  prefetchTodayRoutines,
  prefetchMyRoutines,
  prefetchProgressStats,
  prefetchRun,
  useRunPain,
} from './api';
export { progressDomain } from './domain';
export { RoutineRunner } from './runner/RoutineRunner';
export { UnsentBanner } from './runner/SaveBanner';
export { ActiveRoutinesCard } from './ui/ActiveRoutinesCard';
export { AdherenceCard } from './ui/AdherenceCard';
export { AdherencePanel } from './ui/AdherencePanel';
export { BeginTodayCard } from './ui/BeginTodayCard';
export { MyProgressCharts } from './ui/MyProgressCharts';
export { MyRoutines } from './ui/MyRoutines';
export { PendingExercisesCard } from './ui/PendingExercisesCard';
export { usePatientRoutineCounts } from './ui/homeRows';
