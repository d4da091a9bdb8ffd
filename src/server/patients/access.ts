import { and, eq, isNull, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { CARE_MESSAGES } from '@/contract/care';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { SignedInUser } from '../core/context';
import { forbidden, notFound, type DomainError } from '../core/errors';
import { isUuid } from '../core/ids';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { covers, patientCollaborators, patients } from '../db/schema';

// Which records a caller reaches. A therapist reaches those of whom they are lead, collaborator, or cover of one of these.
// A patient reaches their own. An ADMIN reaches name and contact of all. Every domain asks here, in SQL or for one id.

/** SQL condition on a row of `patients`: the record is not deleted. */
export const live = isNull(patients.deletedAt);

/** A therapist on a day of the practice, `YYYY-MM-DD`. */
export interface Carer {
  id: string | Column | Placeholder;
  today: string | SQL | Placeholder;
}

/** SQL condition on a row of `covers`: it holds on the day. The same rule as `coverHolds` in the contract. */
export const coverHoldsOn = (day: Carer['today']): SQL | undefined =>
  and(isNull(covers.endedAt), sql`${day}::date between ${covers.firstDay} and ${covers.lastDay}`);

/**
 * SQL array with the ids of the therapists in whose place somebody acts today: themselves, and those whom they cover.
 * An array and no join, so that a condition with it uses the index of its column.
 */
export const actsFor = ({ id, today }: Carer): SQL<string[]> =>
  sql`array(select ${id}::uuid union all select ${covers.therapistId} from ${covers} where ${covers.coveredBy} = ${id}::uuid and ${coverHoldsOn(today)})`;

/**
 * SQL condition on a row of `patients`: the therapist attends them today, as lead, as collaborator or in the place of
 * one of these. The one rule of access to records; docs/product-rules.md#who-attends-a-patient.
 */
export const attends = (carer: Carer): SQL | undefined =>
  or(
    sql`${patients.therapistId} = any(${actsFor(carer)})`,
    sql`${patients.id} = any(array(select ${patientCollaborators.patientId} from ${patientCollaborators} where ${patientCollaborators.therapistId} = any(${actsFor(carer)})))`,
  );

/** SQL array with the ids of the records that the therapist attends today, for tables that name a patient. */
export const attendedIds = (carer: Carer): SQL<string[]> =>
  sql`array(select ${patients.id} from ${patients} where ${attends(carer)} and ${patients.deletedAt} is null)`;

/** SQL for how an attending therapist reaches a row of `patients`. */
export const relationTo = ({ id }: Pick<Carer, 'id'>) =>
  sql<
    'LEAD' | 'COLLABORATOR' | 'COVER'
  >`case when ${patients.therapistId} = ${id}::uuid then 'LEAD' when exists (select 1 from ${patientCollaborators} where ${eq(patientCollaborators.patientId, patients.id)} and ${patientCollaborators.therapistId} = ${id}::uuid) then 'COLLABORATOR' else 'COVER' end`;

/**
 * SQL condition on a row of `patients`: the user reaches the record. An ADMIN reaches all of them, for their names and
 * contacts: what else they see, each domain says.
 */
export function reachedBy(user: SignedInUser): SQL | undefined {
  if (user.role === 'THERAPIST') return and(live, attends(user));
  return user.role === 'PATIENT' ? and(live, eq(patients.userId, user.id)) : live;
}

/** The record with this id, if the user reaches it. Undefined for foreign, deleted and absent ones and malformed ids. */
export async function findReached(db: Database, user: SignedInUser, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(pickColumns(patients, 'id', 'name', 'email', 'phone', 'therapistId', 'userId', 'status'))
    .from(patients)
    .where(and(eq(patients.id, id), reachedBy(user)));
  return row;
}

/**
 * Whether a therapist attends a patient on a day: as lead, as collaborator or in the place of one of these. False for
 * absent and deleted patients, and for malformed ids.
 */
export async function attendsPatient(
  db: Database,
  { id, today }: { id: string; today: string },
  patientId: string,
): Promise<boolean> {
  if (!isUuid(patientId)) return false;
  const found = await db
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.id, patientId), attends({ id, today }), live));
  return found.length > 0;
}

/** The same on every one of some days. */
export async function attendsPatientOn(
  db: Database,
  { id, days }: { id: string; days: readonly string[] },
  patientId: string,
): Promise<boolean> {
  if (!isUuid(patientId)) return false;
  const each = sql`jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) as each(day)`;
  const found = await db
    .select({
      days: sql<number>`(select count(*) from ${each} where ${attends({ id, today: sql`each.day` })})::int`,
    })
    .from(patients)
    .where(and(eq(patients.id, patientId), live));
  return found[0]?.days === days.length;
}

/** Why a therapist may not do what only the lead may: foreign and absent records are not told apart. */
export async function refusalOfLead(
  db: Database,
  user: SignedInUser,
  patientId: string,
  absent: string = PATIENT_MESSAGES.notFound,
): Promise<DomainError> {
  return (await attendsPatient(db, user, patientId)) ? forbidden(CARE_MESSAGES.onlyLead) : notFound(absent);
}
