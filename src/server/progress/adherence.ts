import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { Adherence } from '@/contract/progress/entities';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { PROGRESS_PATHS } from '@/contract/progress/paths';
import { adherenceByDay, progressStats, type RoutineRecord } from '@/contract/progress/stats';
import type { Database } from '../db/database';
import { signedIn, THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { notFound } from '../http/errors';
import { idParams } from '../http/fields';
import { adherenceAnswer } from './answers';
import { isAlarming } from './changes';
import { finishedRuns, HISTORY_DAYS, planOf } from './plans';
import { byRoutine, painPoints } from './present';
import { progressRepository } from './repository';

/** Days over which prescribed and done are compared, and runs that are listed. */
const ADHERENCE_DAYS = 28;
const RUNS_SHOWN = 20;

interface Question {
  patientId: string;
  now: Date;
  timeZone: string;
}

async function history(db: Database, { patientId, now, timeZone }: Question) {
  const repository = progressRepository(db);
  const today = wallClockOf(now, timeZone).date;
  const routines = await repository.routinesOf(patientId);
  const runs = await repository.runsSince(patientId, addDays(today, -HISTORY_DAYS));
  const ofRoutine = byRoutine(runs);
  const records = routines.map((routine) => ({
    routine,
    record: {
      plan: planOf(routine, timeZone),
      finished: finishedRuns(ofRoutine.get(routine.id) ?? []),
    } satisfies RoutineRecord,
  }));
  return { today, runs, records };
}

/** The patient's own figures, with the pain of their runs. */
export async function statsOf(db: Database, question: Question) {
  const { today, runs, records } = await history(db, question);
  return {
    ...progressStats(
      records.map(({ record }) => record),
      today,
    ),
    painOverTime: painPoints(runs),
  };
}

/** What was prescribed to a patient against what was done. */
export async function adherenceOf(db: Database, question: Question): Promise<Adherence> {
  const { today, runs, records } = await history(db, question);
  return {
    days: adherenceByDay(
      records.map(({ record }) => record),
      today,
      ADHERENCE_DAYS,
    ),
    painOverTime: painPoints(runs),
    routines: records
      .map(({ routine, record }) => {
        const days = adherenceByDay([record], today, ADHERENCE_DAYS);
        return {
          id: routine.id,
          name: routine.name,
          frequency: routine.frequency,
          completed: days.reduce((sum, { completed }) => sum + completed, 0),
          due: days.reduce((sum, { due }) => sum + due, 0),
        };
      })
      .filter(({ due }) => due > 0),
    runs: runs
      .slice(-RUNS_SHOWN)
      .reverse()
      .map((run) => ({
        id: run.id,
        routineName: run.routineName,
        date: run.day,
        status: run.status,
        completedExercises: run.completedExercises,
        totalExercises: run.totalExercises,
        painBefore: run.painBefore,
        painAfter: run.painAfter,
        effort: run.effort,
        notes: run.notes,
        alert: isAlarming(run),
      })),
  };
}

/** GET /api/patients/{id}/adherence, for the patient's own therapist. */
export function adherenceRoutes(app: App): void {
  app.get(
    routePath(PROGRESS_PATHS.adherence),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'progress' } },
      schema: {
        summary: 'Cumplimiento de las rutinas',
        params: idParams,
        response: { 200: adherenceAnswer },
      },
    },
    async (request) => {
      const patient = await progressRepository(request.db).findPatient(
        request.params.id,
        signedIn(request).id,
      );
      if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: patient.id });
      return {
        data: await adherenceOf(request.db, {
          patientId: patient.id,
          now: request.now(),
          timeZone: app.timeZone,
        }),
      };
    },
  );
}
