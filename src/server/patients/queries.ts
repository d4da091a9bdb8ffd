import { and, count, eq, isNull } from 'drizzle-orm';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { consentRepository, toConsent } from '../consent/repository';
import type { Database } from '../db/database';
import { appointments, evaluations, routines } from '../db/schema';
import { checkEpisodeOf } from '../episodes/queries';
import type { CommandContext } from '../core/context';
import { type DomainError, notFound } from '../core/errors';
import { statusAt, type PracticeMoment } from '../routines/status';
import { toSummary, withCare } from './answers';
import { detailsRepository } from './details';
import { cursorOf, readCursor, selectPatients } from './listing';
import { patientRepository } from './repository';

interface ListRequest {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

/**
 * A page of the patients whom a therapist attends, or all without `limit`. An ADMIN gets names and contacts of the practice.
 */
export async function listPatients({ db, user, now }: CommandContext, { limit, cursor }: ListRequest) {
  if (user.role === 'ADMIN') return { patients: await patientRepository(db).listContacts() };
  const rows = await selectPatients(db, {
    carer: user,
    now,
    limit: limit && limit + 1,
    after: readCursor(cursor),
  });
  const page = limit ? rows.slice(0, limit) : rows;
  const last = page.at(-1);
  return {
    patients: page.map(({ documentNumber, ...row }) => ({
      ...withCare(row),
      ...(documentNumber && { documentNumber }),
      invitation: row.invitation && toSummary(row.invitation),
    })),
    nextCursor: last && page.length < rows.length ? cursorOf(last) : null,
  };
}

/** 404; whoever attends the record into which this one was merged is told where it is now. */
async function absent(db: Database, user: CommandContext['user'], id: string): Promise<DomainError> {
  const mergedInto = await patientRepository(db).mergedInto(user, id);
  return notFound(PATIENT_MESSAGES.notFound, mergedInto ? { details: { mergedInto } } : {});
}

/** A patient's record for who attends them; an ADMIN gets only the contact. */
export async function getPatient({ db, user, audited }: CommandContext, { id }: { id: string }) {
  const repository = patientRepository(db);
  if (user.role === 'ADMIN') {
    const contact = await repository.findContact(id);
    if (!contact) throw notFound(PATIENT_MESSAGES.notFound);
    audited({ patientId: id });
    return { patient: contact };
  }
  const row = await repository.find(user, id);
  if (!row) throw await absent(db, user, id);
  audited({ patientId: id });
  const consent = toConsent(await consentRepository(db).latest(id));
  return { patient: { ...withCare(row), consent, details: await detailsRepository(db).find(id) } };
}

interface Counted {
  id: string;
  /** Counts this episode alone. */
  episodeId?: string | null | undefined;
}

async function countOf(db: Database, { id, episodeId }: Counted, moment: PracticeMoment) {
  const total = { total: count() };
  const of = (table: typeof evaluations | typeof appointments | typeof routines) =>
    and(eq(table.patientId, id), episodeId ? eq(table.episodeId, episodeId) : undefined);
  const [evaluated] = await db.select(total).from(evaluations).where(of(evaluations));
  const [booked] = await db
    .select(total)
    .from(appointments)
    .where(and(of(appointments), isNull(appointments.deletedAt)));
  const prescribed = await db
    .select({ status: routines.status, createdAt: routines.createdAt, duration: routines.duration })
    .from(routines)
    .where(and(of(routines), isNull(routines.deletedAt)));
  return {
    evaluations: evaluated?.total ?? 0,
    appointments: booked?.total ?? 0,
    activeRoutines: prescribed.filter((routine) => statusAt(routine, moment) === 'ACTIVE').length,
  };
}

/** Counts over a patient whom the therapist attends, or over one episode. Throws 404 for any other. */
export async function patientStats(
  { db, user, now, timeZone, audited }: CommandContext,
  { id, episodeId }: Counted,
) {
  if (!(await patientRepository(db).find(user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  await checkEpisodeOf(db, id, episodeId);
  return countOf(db, { id, episodeId }, { now, timeZone });
}
