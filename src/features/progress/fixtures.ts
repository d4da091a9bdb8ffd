/** Fixtures for tests and stories of this feature. */
export { progressServer, type Cut } from './testing/progressServer';
export {
  RAW_ADHERENCE,
  RAW_STATS,
  RAW_TODAY,
  rawExercise,
  rawRoutine,
  rawRun,
  rawStep,
} from './testing/rawAnswers';
