import type { CareRelation } from '@/contract/care';
import { administers } from '@/contract/common/roles';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { consentRepository, toConsent } from '../consent/repository';
import type { Database } from '../db/database';
import { checkEpisodeOf } from '../episodes/queries';
import { toInvitation } from '../invitations/answers';
import type { CommandContext } from '../core/context';
import { type DomainError, invalid, notFound } from '../core/errors';
import { isUuid } from '../core/ids';
import { lastOverwritten } from '../record/versionRepository';
import { statusAt } from '../routines/values';
import { detailsRepository } from './detailsRepository';
import { countPatients, selectContacts, selectPatients, type ListCursor } from './listRepository';
import { patientRepository } from './repository';

export const withInstant = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The row with why its reader sees it, if they are not the lead. */
const withCare = <Row extends { createdAt: Date; relation: CareRelation; leadName: string }>({
  relation,
  leadName,
  ...row
}: Row) => ({ ...withInstant(row), ...(relation !== 'LEAD' && { care: { relation, leadName } }) });

/** The row with its latest invitation as a list shows it, `null` if there is none. */
const withSummary = <
  Row extends { invitation: Invitation | null },
  Invitation extends { createdAt: Date; expiresAt: Date },
>({
  invitation,
  ...row
}: Row & { invitation: Invitation | null }) => ({
  ...row,
  invitation: invitation && toInvitation(invitation),
});

const cursorOf = (row: ListCursor) =>
  Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url');

export interface Asked {
  /** `practice` asks for contact data as administration does, of patients whom the therapist need not attend. */
  reach?: 'practice' | null | undefined;
}

/** Whether contact data alone is asked for or known: for an ADMIN always, for a therapist who is both if they ask so. */
export const knowsContacts = (user: CommandContext['user'], { reach }: Asked) =>
  user.role === 'ADMIN' || (reach === 'practice' && user.alsoAdmin);

/** Throws `invalid` for a cursor that this server did not make. */
function readCursor(text: string | null | undefined): ListCursor | undefined {
  if (!text) return undefined;
  const [instant = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) throw invalid();
  return { createdAt, id };
}

interface ListRequest extends Asked {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

/**
 * A page of the patients whom a therapist attends, with how many they are, or all without `limit`. An ADMIN gets names and
 * contacts of the practice.
 */
export async function listPatients(
  { db, user, now }: CommandContext,
  { limit, cursor, ...asked }: ListRequest,
) {
  if (knowsContacts(user, asked)) {
    const contacts = await selectContacts(db, now, { limit });
    return { patients: contacts.map(withSummary), ...(limit && { total: await countPatients(db) }) };
  }
  const rows = await selectPatients(db, {
    carer: user,
    now,
    limit: limit && limit + 1,
    after: readCursor(cursor),
  });
  const page = limit ? rows.slice(0, limit) : rows;
  const last = page.at(-1);
  return {
    patients: page.map(({ dateOfBirth, documentNumber, secondPhone, guardianPhone, ...row }) => ({
      ...withSummary(withCare(row)),
      ...(dateOfBirth && { dateOfBirth }),
      ...(documentNumber && { documentNumber }),
      ...(secondPhone && { secondPhone }),
      ...(guardianPhone && { guardianPhone }),
    })),
    nextCursor: last && page.length < rows.length ? cursorOf(last) : null,
    ...(limit && { total: await countPatients(db, user) }),
  };
}

/** `notFound`; whoever attends the record into which this one was merged is told where it is now. */
async function absent(db: Database, user: CommandContext['user'], id: string): Promise<DomainError> {
  const mergedInto = await patientRepository(db).mergedInto(user, id);
  return notFound(PATIENT_MESSAGES.notFound, mergedInto ? { details: { mergedInto } } : {});
}

/** A patient's record for who attends them; an ADMIN gets only the contact. */
export async function getPatient(
  { db, user, now, audited }: CommandContext,
  { id, ...asked }: { id: string } & Asked,
) {
  if (knowsContacts(user, asked)) {
    const [contact] = await selectContacts(db, now, { id });
    if (!contact) throw notFound(PATIENT_MESSAGES.notFound);
    audited({ patientId: id });
    const details = await detailsRepository(db).find(id);
    return { patient: { ...withSummary(contact), noAppointmentMails: details?.noAppointmentMails === true } };
  }
  const row = await patientRepository(db).find(user, id);
  if (!row) throw await absent(db, user, id);
  audited({ patientId: id });
  const consent = toConsent(await consentRepository(db).latest(id));
  const details = await detailsRepository(db).find(id);
  const corrected = (await lastOverwritten(db, [id])).get(id);
  return { patient: { ...withCare(row), consent, details, ...(corrected && { corrected }) } };
}

/** Whose deleted records the user may have back: their own as the lead, or with undefined everybody's. */
export const leadOf = (user: CommandContext['user']): string | undefined =>
  administers(user) ? undefined : user.id;

/** Names of the deleted records that the caller may have back. */
export async function listDeletedPatients({ db, user }: CommandContext) {
  const rows = await patientRepository(db).listDeleted(leadOf(user));
  return {
    patients: rows.flatMap(({ deletedAt, ...row }) =>
      deletedAt ? [{ ...row, deletedAt: deletedAt.toISOString() }] : [],
    ),
  };
}

interface Counted {
  id: string;
  /** Counts this episode alone. */
  episodeId?: string | null | undefined;
}

/** Counts over a patient whom the therapist attends, or over one episode. Throws `notFound` for any other. */
export async function patientStats(
  { db, user, now, timeZone, audited }: CommandContext,
  { id, episodeId }: Counted,
) {
  if (!(await patientRepository(db).find(user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  await checkEpisodeOf(db, id, episodeId);
  const { prescribed, ...counts } = await patientRepository(db).countOf(id, episodeId);
  const active = prescribed.filter((routine) => statusAt(routine, { now, timeZone }) === 'ACTIVE');
  return { ...counts, activeRoutines: active.length };
}
