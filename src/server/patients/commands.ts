import { FIELD_MESSAGES } from '@/contract/common/messages';
import {
  type ContactChange,
  contactChangeSchema,
  dayAhead,
  type PatientBody,
  patientBodySchema,
  type PatientContactBody,
} from '@/contract/patientSchemas';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { administers } from '@/contract/common/roles';
import { TEAM_MESSAGES } from '@/contract/team';
import type { EditOf } from '@/contract/edits';
import { PATIENT_EDIT } from '@/contract/mergeFields';
import { invalidField, notFound, conflict } from '../core/errors';
import { violates } from '../db/failures';
import type { CommandContext } from '../core/context';
import { therapistInField } from '../care/queries';
import { detailsRepository } from './detailsRepository';
import { withInstant, getPatient, leadOf } from './queries';
import { patientRepository } from './repository';
import { editedBody } from '../core/edits';
import { selectContacts } from './listRepository';
import { keepTexts } from './versions';
import { cancelAhead } from '../appointments/commands/endAppointment';
import { agendaRepository } from '../appointments/agendaRepository';
import { accountRepository } from '../auth/accountRepository';
import { endAccess } from '../auth/endAccess';
import { refusalOfLead, findReached } from './access';
import { invitationRepository } from '../invitations/repository';
import { restoreAhead, tellAhead } from '../appointments/commands/deleteAppointment';
import { isUndoable, restoreRow } from '../db/deletions';

/** Throws `invalid` for a day of birth or of measuring after today. `place` is the path of the patient in the body. */
export function refuseDayAhead(body: PatientBody, today: string, place = ''): void {
  const path = dayAhead(body, today);
  if (path) throw invalidField(`${place}${path}`, FIELD_MESSAGES.afterToday);
}

/** The therapist who will treat new patients: the caller, or whom administration names. */
export async function newLead(
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string | null | undefined,
) {
  if (user.role !== 'ADMIN' && (!therapistId || therapistId === user.id))
    return { id: user.id, name: user.name };
  if (!administers(user)) throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
  if (!therapistId) throw invalidField('therapistId', TEAM_MESSAGES.therapistRequired);
  return therapistInField({ db }, 'therapistId', therapistId);
}

/** Creates a record for the signed-in therapist. */
export async function createPatient({ db, user, now, audited }: CommandContext, body: PatientBody) {
  refuseDayAhead(body, user.today);
  const row = await db.transaction(async (transaction) => {
    const created = await patientRepository(transaction).create(user.id, body, now);
    if (!created) return undefined;
    const details = body.details
      ? await detailsRepository(transaction).save(created.id, body.details, now)
      : null;
    return { ...created, details };
  });
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id, entityId: row.id });
  return withInstant(row);
}

/** Creates a record that holds contact data alone, and answers nothing else of it. */
export async function createContact(
  context: CommandContext,
  { name, phone, email, therapistId, noAppointmentMails }: PatientContactBody,
) {
  const { db, now, audited } = context;
  const therapist = await newLead(context, therapistId);
  const row = await db.transaction(async (transaction) => {
    const created = await patientRepository(transaction).create(therapist.id, { name, phone, email }, now);
    if (created && noAppointmentMails)
      await detailsRepository(transaction).save(created.id, { noAppointmentMails }, now);
    return created;
  });
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id, entityId: row.id });
  const patient = { id: row.id, name: row.name, phone: row.phone, email: row.email };
  return { ...patient, therapistName: therapist.name, noAppointmentMails: noAppointmentMails === true };
}

/**
 * Replaces the form's fields of a record that the caller attends; an omitted status stays, and so do omitted details. An
 * edit changes its own fields alone. Clinical texts that it changes are kept as a version.
 */
export async function updatePatient(
  { db, user, now, audited }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<PatientBody> },
) {
  const row = await db.transaction(async (transaction) => {
    const repository = patientRepository(transaction);
    const held = await repository.holdAttended(user, id);
    if (!held) throw notFound(PATIENT_MESSAGES.notFound);
    audited({ patientId: id });
    const stored = { ...held, details: edit.read && (await detailsRepository(transaction).find(id)) };
    const body = editedBody({ schema: patientBodySchema, edit, stored, shape: PATIENT_EDIT });
    refuseDayAhead(body, user.today);
    await keepTexts({ db: transaction, user, now }, held, body);
    if (body.details) await detailsRepository(transaction).save(id, body.details, now);
    return (await repository.update(user, id, body, now)) ?? held;
  });
  return { ...withInstant(row), details: await detailsRepository(db).find(id) };
}

/**
 * Corrects name, phone and e-mail of any record, and whether mails of appointments are wanted, for who may not read the
 * rest. An edit changes its own fields alone. The address with which the patient signs in is their account's and stays.
 */
export async function updateContact(
  { db, now, audited }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<ContactChange> },
) {
  const noAppointmentMails = await db.transaction(async (transaction) => {
    const repository = patientRepository(transaction);
    const held = await repository.holdContact(id);
    if (!held) throw notFound(PATIENT_MESSAGES.notFound);
    audited({ patientId: id });
    const details = await detailsRepository(transaction).find(id);
    const stored = { ...held, noAppointmentMails: details?.noAppointmentMails === true };
    const body = editedBody({ schema: contactChangeSchema, edit, stored });
    await repository.updateContact(id, body, now);
    // Absent: a caller that knows nothing of it.
    const { noAppointmentMails: asked = stored.noAppointmentMails } = body;
    const wish = asked === true;
    if (wish !== stored.noAppointmentMails)
      await detailsRepository(transaction).save(id, { ...details, noAppointmentMails: wish }, now);
    return wish;
  });
  const [contact] = await selectContacts(db, now, { id });
  if (!contact) throw notFound(PATIENT_MESSAGES.notFound);
  const { name, phone, email, therapistName } = contact;
  return { id, name, phone, email, therapistName, noAppointmentMails };
}

/**
 * Hides a record everywhere and keeps it, blocked, for the legal term. Also cancels the appointments that lie ahead,
 * ends the patient's account and cancels an open invitation. Only the lead may.
 */
export async function removePatient(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user, now, audited } = context;
  await db.transaction(async (transaction) => {
    // Who books takes the same locks in this order.
    await agendaRepository(transaction).lockPatient(id);
    const record = patientRepository(transaction);
    if (!(await record.hold(user.id, id))) throw await refusalOfLead(transaction, user, id);
    await cancelAhead({ ...context, db: transaction }, id);
    const hidden = await record.hide(id, context);
    if (!hidden) throw notFound(PATIENT_MESSAGES.notFound);
    await record.forgetKeptAnswers(id, hidden.userId);
    await invitationRepository(transaction).cancelOpenOf(id, now);
    if (hidden.userId) {
      await accountRepository(transaction).end(hidden.userId, now);
      await endAccess(transaction, hidden.userId, now);
    }
  });
  audited({ patientId: id });
}

/**
 * Gives back what `removePatient` ended with a record at this instant. Appointments come back only as long as the deletion
 * can be undone. Returns the starts of those that stay cancelled.
 */
async function giveBackRest(
  context: CommandContext,
  { id, userId, deletedAt }: { id: string; userId: string | null; deletedAt: Date },
): Promise<Date[]> {
  const { db, now } = context;
  if (userId) await accountRepository(db).giveBack(userId, deletedAt);
  await invitationRepository(db).reopenOf(id, deletedAt);
  const giveAppointments = isUndoable(deletedAt, now) ? restoreAhead : tellAhead;
  return giveAppointments(context, id, deletedAt);
}

/** Undoes what `removePatient` did. Returns the starts of the appointments whose hour was taken meanwhile. */
async function giveBack(context: CommandContext, id: string): Promise<Date[]> {
  const { db, user } = context;
  await agendaRepository(db).lockPatient(id);
  const deletedAt = await restoreRow(context, 'patients', id);
  if (!deletedAt) return [];
  const record = await findReached(db, user, id);
  if (!record) throw notFound(PATIENT_MESSAGES.notFound);
  return giveBackRest(context, { id, userId: record.userId, deletedAt });
}

/** For what gives back an account: `conflict` with this text if its address belongs to another account now. */
const refuseTakenAddress =
  (text: string) =>
  (error: unknown): never => {
    throw violates(error, 'users_email_unique') ? conflict(text) : error;
  };

/**
 * Gives back a record that the caller has just deleted. Its account, open invitation and future appointments come back in
 * the same transaction. An appointment whose hour was taken meanwhile stays cancelled and is named. The patient signs in
 * again. Throws `conflict` when the time to undo is over, or if the address belongs to another account now.
 */
export async function restorePatient(context: CommandContext, { id }: { id: string }) {
  const restoring = context.db.transaction((transaction) => giveBack({ ...context, db: transaction }, id));
  const taken = await restoring.catch(refuseTakenAddress(PATIENT_MESSAGES.accountTaken));
  return {
    ...(await getPatient(context, { id })),
    stillCancelled: taken.map((start) => start.toISOString()),
  };
}

/**
 * Gives back a deleted record to its lead or to administration, until it is purged. Account and open invitation come back with
 * it, the appointments ahead only within the time to undo. Throws `conflict` if the address belongs to another account now.
 */
export async function recoverPatient(context: CommandContext, { id }: { id: string }) {
  const { db, user, now, audited } = context;
  const recovering = db.transaction(async (transaction) => {
    await agendaRepository(transaction).lockPatient(id);
    const record = await patientRepository(transaction).unhide(leadOf(user), id, now);
    if (!record) throw notFound(PATIENT_MESSAGES.notFound);
    const cancelled = await giveBackRest({ ...context, db: transaction }, record);
    return { record, cancelled };
  });
  const { record, cancelled } = await recovering.catch(refuseTakenAddress(PATIENT_MESSAGES.recoveryWaits));
  audited({ patientId: id });
  return {
    patient: { id, name: record.name },
    stillCancelled: cancelled.map((start) => start.toISOString()),
  };
}
