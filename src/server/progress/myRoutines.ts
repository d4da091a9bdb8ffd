import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { belongsToToday } from '@/contract/progress/due';
import { ROUTINE_PATHS } from '@/contract/routines/paths';
import type { Database } from '../db/database';
import { ownPatientId, PATIENTS } from '../http/access';
import type { App } from '../http/app';
import { patientRoutinesAnswer } from './answers';
import { finishedRuns, HISTORY_DAYS, planOf } from './plans';
import { byRoutine, presentRoutine } from './present';
import { progressRepository } from './repository';

/** The patient's routines with today's state of each; three statements, however many there are. */
export async function patientRoutines(
  db: Database,
  {
    patientId,
    now,
    timeZone,
    onlyToday,
  }: { patientId: string; now: Date; timeZone: string; onlyToday: boolean },
) {
  const repository = progressRepository(db);
  const today = wallClockOf(now, timeZone).date;
  const routines = await repository.routinesOf(patientId);
  if (routines.length === 0) return [];
  const runs = byRoutine(await repository.runsSince(patientId, addDays(today, -HISTORY_DAYS)));
  const shown = onlyToday
    ? routines.filter((routine) => {
        const own = runs.get(routine.id) ?? [];
        const plan = planOf(routine, timeZone);
        const { todayProgress } = presentRoutine(routine, [], own, { now, today, timeZone });
        const doneToday = own.some(({ day, status }) => day === today && status === 'COMPLETED');
        return belongsToToday(plan, today, finishedRuns(own), todayProgress !== null || doneToday);
      })
    : routines;
  const exercises = byRoutine(
    shown.length > 0 ? await repository.exercisesOf(shown.map(({ id }) => id)) : [],
  );
  return shown.map((routine) =>
    presentRoutine(routine, exercises.get(routine.id) ?? [], runs.get(routine.id) ?? [], {
      now,
      today,
      timeZone,
    }),
  );
}

/** GET /api/routines/my-routines: everything that was ever prescribed and not deleted. */
export function myRoutinesRoutes(app: App): void {
  app.get(
    ROUTINE_PATHS.mine,
    {
      config: { access: PATIENTS, audit: { action: 'READ', entity: 'routine' } },
      schema: { summary: 'Mis rutinas', response: { 200: patientRoutinesAnswer } },
    },
    async (request) => {
      const patientId = ownPatientId(request);
      request.audited({ patientId });
      return {
        data: await patientRoutines(request.db, {
          patientId,
          now: request.now(),
          timeZone: app.timeZone,
          onlyToday: false,
        }),
      };
    },
  );
}
