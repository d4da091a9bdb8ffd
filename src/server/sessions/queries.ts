import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { SESSION_MESSAGES } from '@/contract/sessions/messages';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { toSessionAnswer, toSessionVersionAnswer } from './answers';
import { sessionRepository } from './repository';

/** The user's own list, newest first: sessions they recorded or, for a patient, sessions about them. */
export async function listSessions(context: CommandContext) {
  const { db, user, audited } = context;
  audited({ patientId: user.patientId });
  return (await sessionRepository(db).list(user)).map((row) => toSessionAnswer(row, context));
}

/**
 * One patient's sessions, newest first. A patient reads their own; staff need the right to record for that
 * patient.
 */
export async function listSessionsOfPatient(context: CommandContext, patientId: string) {
  const { db, user, audited } = context;
  audited({ patientId });
  const repository = sessionRepository(db);
  const allowed =
    user.role === 'PATIENT' ? user.patientId === patientId : await repository.mayRecord(user, patientId);
  if (!allowed) throw notFound(PATIENT_MESSAGES.notFound);
  return (await repository.listOfPatient(user, patientId)).map((row) => toSessionAnswer(row, context));
}

async function readableSession({ db, user, audited }: CommandContext, id: string) {
  const row = await sessionRepository(db).find(user, id);
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

export async function getSession(context: CommandContext, id: string) {
  return toSessionAnswer(await readableSession(context, id), context);
}

/** A session's content before each correction, newest first. */
export async function listSessionVersions(context: CommandContext, id: string) {
  await readableSession(context, id);
  const rows = await sessionRepository(context.db).versions(context.user, id);
  return rows.map((row) => toSessionVersionAnswer(row, context));
}
