import { and, count, eq, isNull } from 'drizzle-orm';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { consentRepository, toConsent } from '../consent/repository';
import type { Database } from '../db/database';
import { appointments, evaluations, routines } from '../db/schema';
import type { CommandContext } from '../http/command';
import { notFound } from '../http/errors';
import { statusAt, type PracticeMoment } from '../routines/status';
import { toSummary, withInstant } from './answers';
import { cursorOf, readCursor, selectPatients } from './listing';
import { patientRepository } from './repository';

interface ListRequest {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

/**
 * A page of a therapist's patients, or all without `limit`. An ADMIN gets names and contacts of the practice.
 */
export async function listPatients({ db, user, now }: CommandContext, { limit, cursor }: ListRequest) {
  if (user.role === 'ADMIN') return { patients: await patientRepository(db).listContacts() };
  const rows = await selectPatients(db, {
    therapistId: user.id,
    now,
    limit: limit && limit + 1,
    after: readCursor(cursor),
  });
  const page = limit ? rows.slice(0, limit) : rows;
  const last = page.at(-1);
  return {
    patients: page.map((row) => ({
      ...withInstant(row),
      invitation: row.invitation && toSummary(row.invitation),
    })),
    nextCursor: last && page.length < rows.length ? cursorOf(last) : null,
  };
}

/** A patient's record for its therapist; an ADMIN gets only the contact. */
export async function getPatient({ db, user, audited }: CommandContext, { id }: { id: string }) {
  const repository = patientRepository(db);
  if (user.role === 'ADMIN') {
    const contact = await repository.findContact(id);
    if (!contact) throw notFound(PATIENT_MESSAGES.notFound);
    audited({ patientId: id });
    return { patient: contact };
  }
  const row = await repository.find(user.id, id);
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  const consent = toConsent(await consentRepository(db).latest(id));
  return { patient: { ...withInstant(row), consent } };
}

async function countOf(db: Database, patientId: string, moment: PracticeMoment) {
  const total = { total: count() };
  const [evaluated] = await db.select(total).from(evaluations).where(eq(evaluations.patientId, patientId));
  const [booked] = await db
    .select(total)
    .from(appointments)
    .where(and(eq(appointments.patientId, patientId), isNull(appointments.deletedAt)));
  const prescribed = await db
    .select({ status: routines.status, createdAt: routines.createdAt, duration: routines.duration })
    .from(routines)
    .where(and(eq(routines.patientId, patientId), isNull(routines.deletedAt)));
  return {
    evaluations: evaluated?.total ?? 0,
    appointments: booked?.total ?? 0,
    activeRoutines: prescribed.filter((routine) => statusAt(routine, moment) === 'ACTIVE').length,
  };
}

/** Counts over one of the therapist's own patients. Throws 404 for any other. */
export async function patientStats(
  { db, user, now, timeZone, audited }: CommandContext,
  { id }: { id: string },
) {
  if (!(await patientRepository(db).find(user.id, id))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  return countOf(db, id, { now, timeZone });
}
