import { and, eq, isNull, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { covers, patientCollaborators, patients } from '../db/schema';

/** A therapist on a day of the practice, `YYYY-MM-DD`. */
export interface Carer {
  id: string | Placeholder | Column;
  today: string | Placeholder;
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

/** SQL for the relation of an attending therapist to a row of `patients`. */
export const relationTo = ({ id }: Pick<Carer, 'id'>) =>
  sql<
    'LEAD' | 'COLLABORATOR' | 'COVER'
  >`case when ${patients.therapistId} = ${id}::uuid then 'LEAD' when exists (select 1 from ${patientCollaborators} where ${eq(patientCollaborators.patientId, patients.id)} and ${patientCollaborators.therapistId} = ${id}::uuid) then 'COLLABORATOR' else 'COVER' end`;
