import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database';

/** Rows that a merge would move, by what a person calls them. */
export type Moving = Record<
  'episodes' | 'evaluations' | 'sessions' | 'appointments' | 'routines' | 'documents' | 'messages' | 'alerts',
  number
>;

/** How much a merge would move from a record. */
export async function movingFrom(db: Database, id: string): Promise<Moving> {
  const [row] = await rowsOf<Moving>(
    db.execute(sql`select
        (select count(*)::int from episodes where patient_id = ${id}) as episodes,
        (select count(*)::int from evaluations where patient_id = ${id}) as evaluations,
        (select count(*)::int from treatment_sessions where patient_id = ${id}) as sessions,
        (select count(*)::int from appointments where patient_id = ${id} and deleted_at is null) as appointments,
        (select count(*)::int from routines where patient_id = ${id} and deleted_at is null) as routines,
        (select count(*)::int from documents where patient_id = ${id} and deleted_at is null and stored_at is not null) as documents,
        (select count(*)::int from messages m join conversations c on c.id = m.conversation_id where c.patient_id = ${id}) as messages,
        (select count(*)::int from patient_alerts where patient_id = ${id} and ended_at is null) as alerts`),
  );
  if (!row) throw new Error('The rows of a record were not counted');
  return row;
}

/** Live appointments of one record at the time of one of the other. */
export const overlappingRows = (db: Database, one: string, other: string) =>
  rowsOf<{ id: string; startsAt: string | Date; therapistName: string }>(
    db.execute(sql`select a.id, a.starts_at as "startsAt", u.name as "therapistName"
        from appointments a join users u on u.id = a.therapist_id
        where a.patient_id in (${one}, ${other}) and a.deleted_at is null and a.status in ('SCHEDULED', 'CONFIRMED', 'COMPLETED')
          and exists (select from appointments b where b.patient_id = case when a.patient_id = ${one}::uuid then ${other}::uuid else ${one}::uuid end
            and b.deleted_at is null and b.status in ('SCHEDULED', 'CONFIRMED', 'COMPLETED')
            and tstzrange(a.starts_at, a.ends_at, '[)') && tstzrange(b.starts_at, b.ends_at, '[)'))
        order by a.starts_at, a.id`),
  );
