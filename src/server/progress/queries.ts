import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients';
import {
  adherenceByDay,
  belongsToToday,
  missedSoFar,
  progressStats,
  type RoutineRecord,
} from '@/contract/progressStats';
import type { ToldExercise } from '@/contract/progressAnswers';
import { HISTORY_DAYS, PROGRESS_MESSAGES, RUNS_LISTED } from '@/contract/progress';
import { isAlarming } from '@/contract/pain';
import { unauthorized, notFound } from '../core/errors';
import type { CommandContext } from '../core/context';
import { checkEpisodeOf } from '../episodes/queries';
import { findReached } from '../patients/access';
import { isUuid } from '../core/ids';
import { finishedRuns, goesOn, planOf, stoppedRuns, todayOf } from './routinePlans';
import { progressRepository, type RunRow } from './repository';
import { byRoutine, painPoints, toPatientRoutine, toProgress } from './shapes';

/** Record id of the asking PATIENT, which is also named to the access log. Throws `unauthorized` for anybody else. */
export function ownRecord({ user, audited }: CommandContext): string {
  if (!user.patientId) throw unauthorized();
  audited({ patientId: user.patientId });
  return user.patientId;
}

/** Days over which prescribed and done runs are compared. */
const ADHERENCE_DAYS = 28;

/** One of the asking patient's own runs, with its exercises. */
export async function readRun(context: CommandContext, id: string) {
  const { db, timeZone, audited } = context;
  const patientId = ownRecord(context);
  const repository = progressRepository(db);
  const run = isUuid(id) ? await repository.findRun(id, patientId) : undefined;
  if (!run) throw notFound(PROGRESS_MESSAGES.progressMissing);
  audited({ entityId: run.id });
  return toProgress(run, await repository.exercisesOfRun(run.id), timeZone);
}

/** The patient's routines with today's state of each, in three statements for any number of routines. */
export async function listPatientRoutines(context: CommandContext, { onlyToday }: { onlyToday: boolean }) {
  const { db, now, timeZone } = context;
  const { today } = context.user;
  const patientId = ownRecord(context);
  const repository = progressRepository(db);
  const routines = await repository.routinesOf(patientId);
  if (routines.length === 0) return [];
  const runs = byRoutine(await repository.runsSince(patientId, addDays(today, -HISTORY_DAYS)));
  const shown = onlyToday
    ? routines.filter((routine) => {
        const own = runs.get(routine.id) ?? [];
        const plan = planOf(routine, timeZone);
        const { todayProgress } = todayOf(plan, own, { today, now, changedAt: routine.updatedAt });
        const doneToday = own.some(({ day, status }) => day === today && status === 'COMPLETED');
        return belongsToToday(plan, today, finishedRuns(own), todayProgress !== null || doneToday);
      })
    : routines;
  const exercises = byRoutine(
    shown.length > 0 ? await repository.exercisesOf(shown.map(({ id }) => id)) : [],
  );
  return shown.map((routine) =>
    toPatientRoutine(routine, exercises.get(routine.id) ?? [], runs.get(routine.id) ?? [], {
      now,
      today,
      timeZone,
    }),
  );
}

/**
 * What a patient was to do and has done, and the day on which they got an account. A deleted routine that was run is part of
 * it, as one that ended then.
 */
async function history(
  { db, user: { today }, now, timeZone }: CommandContext,
  patientId: string,
  episodeId?: string | null,
) {
  const repository = progressRepository(db);
  const routines = await repository.routinesOf(patientId, { episodeId, withDeleted: true });
  const runs = await repository.runsSince(patientId, addDays(today, -HISTORY_DAYS), episodeId);
  const since = await repository.accountSince(patientId);
  const accountSince = since ? wallClockOf(since, timeZone).date : null;
  const ofRoutine = byRoutine(runs);
  const records = routines
    .filter(({ id, deletedAt }) => deletedAt === null || ofRoutine.has(id))
    .map((routine) => {
      const own = ofRoutine.get(routine.id) ?? [];
      return {
        routine,
        record: {
          plan: planOf(routine, timeZone),
          finished: finishedRuns(own),
          stopped: stoppedRuns(own),
          open: own.some((run) => goesOn(run, { now, today, changedAt: routine.updatedAt })),
          deleted: routine.deletedAt !== null,
          accountSince,
        } satisfies RoutineRecord,
      };
    });
  return { today, runs, records, accountSince };
}

/** The patient's own statistics, with the pain of their runs. */
export async function readStats(context: CommandContext) {
  const { today, runs, records } = await history(context, ownRecord(context));
  return {
    ...progressStats(
      records.map(({ record }) => record),
      today,
    ),
    painOverTime: painPoints(runs),
  };
}

/** The latest runs and every alarming one, newest first. A notice may link to an alarming run days later. */
const shownRuns = (runs: readonly RunRow[]) =>
  runs.filter((run, index) => index >= runs.length - RUNS_LISTED || isAlarming(run)).reverse();

const toAdherenceRun = (run: RunRow, told: readonly (ToldExercise & { runId: string })[]) => ({
  id: run.id,
  routineName: run.routineName,
  date: run.day,
  status: run.status,
  completedExercises: run.completedExercises,
  totalExercises: run.totalExercises,
  stoppedForPain: run.stoppedForPain,
  painBefore: run.painBefore,
  painAfter: run.painAfter,
  effort: run.effort,
  notes: run.notes,
  exercises: told.filter(({ runId }) => runId === run.id),
  alert: isAlarming(run),
  reviewedAt: run.reviewedAt?.toISOString() ?? null,
});

/**
 * Compares what was prescribed to a patient whom the therapist attends with what was done, of all episodes or of one.
 * Throws `notFound` for any other patient or episode.
 */
export async function readAdherence(
  context: CommandContext,
  { id, episodeId }: { id: string; episodeId?: string | null | undefined },
) {
  const { db, user, audited } = context;
  const patient = await findReached(db, user, id);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: patient.id });
  await checkEpisodeOf(db, patient.id, episodeId);
  const { today, runs, records, accountSince } = await history(context, patient.id, episodeId);
  const shown = shownRuns(runs);
  const told = await progressRepository(db).toldExercises(shown.map((run) => run.id));
  const daysOf = (counted: readonly RoutineRecord[]) =>
    missedSoFar(adherenceByDay(counted, today, ADHERENCE_DAYS), today);
  return {
    // Who has none has nowhere to say what they did.
    hasAccount: accountSince !== null,
    days: daysOf(records.map(({ record }) => record)),
    painOverTime: painPoints(runs),
    routines: records
      .map(({ routine, record }) => {
        const days = daysOf([record]);
        return {
          id: routine.id,
          name: routine.name,
          frequency: routine.frequency,
          schedule: routine.schedule,
          completed: days.reduce((sum, { completed }) => sum + completed, 0),
          due: days.reduce((sum, { due }) => sum + due, 0),
          partial: days.reduce((sum, { partial = 0 }) => sum + partial, 0),
        };
      })
      .filter(({ due }) => due > 0),
    runs: shown.map((run) => toAdherenceRun(run, told)),
  };
}
