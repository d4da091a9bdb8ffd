import { PATIENT_MESSAGES } from '@/contract/patients';
import { SESSION_MESSAGES } from '@/contract/sessions';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { toSessionAnswer, toSessionVersionAnswer } from './answers';
import { sessionRepository } from './repository';

/** The user's own list, newest first: sessions they recorded or, for a patient, sessions about them. */
export async function listSessions(context: CommandContext) {
  const { db, user, audited } = context;
  audited({ patientId: user.patientId });
  return (await sessionRepository(db).list(user)).map((row) => toSessionAnswer(row, context));
}

/** One patient's sessions, newest first, for whom the record is within reach. */
export async function listSessionsOfPatient(context: CommandContext, patientId: string) {
  const { db, user, audited } = context;
  audited({ patientId });
  if (!(await findReached(db, user, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  const rows = await sessionRepository(db).listOfPatient(user, patientId);
  return rows.map((row) => toSessionAnswer(row, context));
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
