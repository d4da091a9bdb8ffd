import { TEXT_LIMITS } from '@/contract/common/constants';
import type { CompleteExerciseBody } from '@/contract/progressSchemas';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { isAlarming, isPainAlert, isStrongPain, isWorse, type RunPains } from '@/contract/pain';
import { careRepository, listenersOf, type Attended } from '../care/repository';
import { UNATTENDED } from '../care/unattended';
import type { Database } from '../db/database';
import { notFound } from '../core/errors';
import { createNotifications, notificationsRepository } from '../notifications/repository';
import { teamRepository } from '../team/repository';
import { runRepository, type LockedRun, type RunEntry } from './runRepository';

/** Path in the browser app where the therapist sees a run. */
export const runLink = (patientId: string, runId: string) => `/patients/${patientId}/routines?run=${runId}`;

/**
 * Text of the therapist's notice: the patient, whether they stopped, and the pain level. It names neither
 * routine nor exercise, because their names may reveal a diagnosis.
 */
export function painNotice(name: string, run: RunPains): { title: string; message: string } {
  const { painBefore, painAfter, exercisePain, stoppedForPain } = run;
  const known = painAfter !== null && painAfter !== undefined;
  const before = painBefore === null || painBefore === undefined ? '' : ` (antes, ${painBefore})`;
  const pains = [
    ...(known ? [`Dolor ${painAfter} de 10${before}.`] : []),
    ...(isStrongPain(exercisePain) ? [`Dolor ${exercisePain} de 10 en un ejercicio.`] : []),
  ];
  const what = stoppedForPain
    ? 'ha parado su rutina por dolor.'
    : isPainAlert(run)
      ? 'ha terminado su rutina.'
      : 'ha tenido dolor en su rutina.';
  return {
    title: stoppedForPain ? 'Rutina parada por dolor' : 'Dolor en una rutina',
    message: [name, what, ...pains].join(' '),
  };
}

/**
 * Appends a note up to the length limit. The existing note is never cut, and a repeated note is not added.
 */
export function joinNotes(standing: string | null, added: string | null | undefined): string | null {
  const more = added?.trim();
  if (!more || `\n${standing}\n`.includes(`\n${more}\n`)) return standing;
  return standing ? `${standing}\n${more}`.slice(0, Math.max(standing.length, TEXT_LIMITS.paragraph)) : more;
}

/** Locks a patient's run until the transaction ends. Throws `notFound` if it is absent or somebody else's. */
export async function lockRun(db: Database, id: string, patientId: string): Promise<LockedRun> {
  const run = await runRepository(db).lock(id, patientId);
  if (!run) throw notFound(PROGRESS_MESSAGES.progressMissing);
  return run;
}

interface At {
  now: Date;
  /** Day of the practice, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Who is told of a patient's pain, in which words and where they lead. Where nobody who treats has access, administration is
 * told that somebody has to take the patient over, and nothing of what hurts.
 */
async function audienceOf(
  db: Database,
  patient: Attended & { name: string },
  run: LockedRun & RunPains,
  today: string,
) {
  const listeners = await listenersOf(db, patient, today);
  if (listeners.length > 0)
    return { told: listeners, text: painNotice(patient.name, run), link: runLink(patient.id, run.id) };
  const { link, title, messageOf } = UNATTENDED;
  const message = messageOf(`nadie lee lo que ${patient.name} anota en su rutina`);
  return { told: await teamRepository(db).administrators(), text: { title, message }, link };
}

/**
 * Tells those of `audienceOf` of a run with alarming pain. Later changes update a notice that is unread, or take it back where
 * the pain was a slip of the finger. Who has read theirs gets another one if it gets worse, and
 * the run waits for a review again.
 */
async function tellTherapists(
  db: Database,
  before: RunPains,
  after: LockedRun & RunPains,
  { now, today }: At,
): Promise<void> {
  if (!isAlarming(before) && !isAlarming(after)) return;
  const patient = await careRepository(db).findPatient(after.patientId);
  if (!patient) return;
  const { told, text, link } = await audienceOf(db, patient, after, today);
  const notices = notificationsRepository(db);
  if (!isAlarming(after)) return notices.removeUnread(told, after.id);
  const reworded = await notices.rewordUnread(told, after.id, text);
  if (isAlarming(before) && !isWorse(before, after)) return;
  if (after.reviewedAt) await runRepository(db).update(after.id, { reviewedAt: null, reviewedBy: null });
  const notice = { type: 'ROUTINE', ...text, link } as const;
  const about = { patientId: patient.id, subjectId: after.id, createdAt: now };
  const untold = told.filter((userId) => !reworded.has(userId));
  await createNotifications(
    db,
    untold.map((userId) => ({ ...notice, ...about, userId })),
  );
}

/** Updates a locked run and tells the therapists if its pain is alarming. */
export async function changeRun(
  db: Database,
  run: LockedRun,
  values: Partial<LockedRun>,
  at: At,
): Promise<void> {
  const repository = runRepository(db);
  const exercisePain = await repository.exercisePain(run.id);
  const after = await repository.update(run.id, values);
  if (after) await tellTherapists(db, { ...run, exercisePain }, { ...after, exercisePain }, at);
}

/**
 * Completes an entry of a locked run, and tells the therapists if its pain is alarming. Of one that is done, only worse pain
 * is stored, with the words about it.
 */
export async function completeEntry(
  db: Database,
  run: LockedRun,
  { entry, done }: { entry: RunEntry; done: CompleteExerciseBody },
  at: At,
): Promise<void> {
  const repository = runRepository(db);
  const isDone = entry.status === 'COMPLETED';
  const pain = done.pain ?? null;
  if (isDone && (pain === null || pain <= (entry.pain ?? -1))) return;
  const store = () =>
    isDone
      ? repository.retell(entry.id, { pain, notes: joinNotes(entry.notes, done.notes) })
      : repository.complete(entry.id, done, at.now);
  if (!isStrongPain(done.pain)) return store();
  const before = await repository.exercisePain(run.id);
  await store();
  const exercisePain = Math.max(before ?? 0, done.pain ?? 0);
  await tellTherapists(db, { ...run, exercisePain: before }, { ...run, exercisePain }, at);
}
