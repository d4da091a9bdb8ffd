import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { PAIN_ALERT } from '@/contract/pain';
import { dueRuns } from '@/contract/progressStats';
import { HISTORY_DAYS, PROGRESS_MESSAGES } from '@/contract/progress';
import { DAY_MS } from '@/contract/common/constants';
import { planOf } from '../progress/routinePlans';
import type { Database } from '../db/database';
import { exercises, progressExercises, routineExercises, routineProgress, routines } from '../db/schema';
import { slices, type DemoContext } from './context';

/**
 * Number of patients with runs, the main one included. More would only slow down filling a large practice.
 */
const PRACTISING = 20;
const DAYS = Math.min(60, HISTORY_DAYS);
const NOTES = [
  'Me costó la última serie.',
  'Cada día mejor.',
  'Hoy con prisa.',
  'Noté un pinchazo al principio.',
];

type NewRun = typeof routineProgress.$inferInsert & { id: string };
type NewExercise = typeof progressExercises.$inferInsert;
type Context = Pick<DemoContext, 'random' | 'now' | 'timeZone' | 'patients' | 'mainPatient'>;

/** Marks the main patient's last run up to `day` as stopped because of pain, for the therapist to review. */
function stopOne(runs: NewRun[], patientId: string, day: string): void {
  const run = runs.filter((one) => one.patientId === patientId && one.day <= day).at(-1);
  if (!run) return;
  Object.assign(run, {
    status: 'IN_PROGRESS',
    finishedAt: null,
    stoppedForPain: true,
    notes: PROGRESS_MESSAGES.stoppedNote,
    painBefore: 3,
    painAfter: 8,
  } satisfies Partial<NewRun>);
}

const clamp = (value: number) => Math.max(0, Math.min(10, Math.round(value)));

/**
 * Creates the patients' runs of the last weeks: most of what was due, with decreasing pain. The main patient
 * has a half-finished run today, which can be continued.
 */
export async function seedProgress(
  db: Database,
  { random, now, timeZone, patients, mainPatient }: Context,
): Promise<void> {
  const today = wallClockOf(now, timeZone).date;
  const practising = [
    mainPatient,
    ...patients.filter(({ id, userId }) => userId && id !== mainPatient.id),
  ].slice(0, PRACTISING);
  const prescribed = await db
    .select()
    .from(routines)
    .where(
      and(
        inArray(
          routines.patientId,
          practising.map(({ id }) => id),
        ),
        isNull(routines.deletedAt),
      ),
    )
    .orderBy(asc(routines.createdAt), asc(routines.id));
  if (prescribed.length === 0) return;
  const doses = await db
    .select({
      routineId: routineExercises.routineId,
      exerciseId: routineExercises.exerciseId,
      name: exercises.name,
      sets: routineExercises.sets,
      reps: routineExercises.reps,
      duration: routineExercises.duration,
      restTime: routineExercises.restTime,
      prescribedNotes: routineExercises.notes,
      prescription: routineExercises.prescription,
    })
    .from(routineExercises)
    .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
    .where(
      inArray(
        routineExercises.routineId,
        prescribed.map(({ id }) => id),
      ),
    )
    .orderBy(asc(routineExercises.routineId), asc(routineExercises.position));

  const runs: NewRun[] = [];
  const rows: NewExercise[] = [];

  const addRun = (routine: (typeof prescribed)[number], day: string, run: number, done: number | 'all') => {
    const own = doses.filter(({ routineId }) => routineId === routine.id);
    const id = random.uuid();
    const finished = done === 'all';
    const startedAt = new Date(
      Math.min(
        instantOf(day, run === 1 ? '09:15' : '19:40', timeZone).getTime() + random.integer(0, 90) * 60_000,
        now.getTime() - 25 * 60_000,
      ),
    );
    const finishedAt = new Date(startedAt.getTime() + random.integer(9, 22) * 60_000);
    const left = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS / DAYS;
    const before = clamp(2 + 4 * left + random.integer(-1, 1));
    const tells = finished && random.chance(0.7);
    const notes = tells && random.chance(0.2) ? random.pick(NOTES) : null;
    runs.push({
      id,
      routineId: routine.id,
      patientId: routine.patientId ?? '',
      day,
      run,
      routineName: routine.name,
      status: finished ? 'COMPLETED' : 'IN_PROGRESS',
      notes,
      painBefore: tells ? before : null,
      painAfter: tells ? clamp(before + random.integer(-2, 1)) : null,
      effort: tells ? random.integer(3, 7) : null,
      startedAt,
      finishedAt: finished ? finishedAt : null,
    });
    own.forEach(({ routineId: _routine, ...dose }, index) => {
      const isDone = finished || index < done;
      rows.push({
        ...dose,
        id: random.uuid(),
        progressId: id,
        position: index + 1,
        status: isDone ? 'COMPLETED' : 'PENDING',
        actualSets: isDone ? dose.sets : null,
        actualReps: isDone ? dose.reps : null,
        actualDuration: isDone ? dose.duration : null,
        // Whoever writes also says how it was, but nothing that alerts.
        pain: notes && index === 1 ? Math.min(before, PAIN_ALERT.strong - 1) : null,
        completedAt: isDone ? finishedAt : null,
      });
    });
  };

  let halfDone = false;
  for (const routine of prescribed) {
    const isMain = routine.patientId === mainPatient.id;
    const diligence = isMain ? 0.82 : random.integer(4, 9) / 10;
    const plan = planOf(routine, timeZone);
    const finished: { day: string }[] = [];
    for (let ago = DAYS; ago >= 1; ago -= 1) {
      const day = addDays(today, -ago);
      const due = dueRuns(plan, day, finished);
      for (let run = 1; run <= due; run += 1) {
        if (!random.chance(diligence)) continue;
        addRun(routine, day, run, 'all');
        finished.push({ day });
      }
    }
    if (isMain && !halfDone && dueRuns(plan, today, finished) > 1) {
      addRun(routine, today, 1, 2);
      halfDone = true;
    }
  }
  stopOne(runs, mainPatient.id, addDays(today, -2));
  for (const slice of slices(runs)) await db.insert(routineProgress).values(slice);
  for (const slice of slices(rows)) await db.insert(progressExercises).values(slice);
}
