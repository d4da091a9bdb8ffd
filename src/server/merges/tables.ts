import { sql, type SQL } from 'drizzle-orm';

/** How a merge treats the rows of a table that name the record. */
export interface MovedTable {
  table: string;
  /** Column that tells the rows of one record apart. */
  key: string;
  /** Column with the record's id; `patient_id` unless said otherwise. */
  column?: string;
  /** Condition on a row `t` that stays with the merged record, because the surviving one has the same already. */
  stays?: (survivorId: string) => SQL;
  /** Rows that come and go by themselves: an undo does not tell of their changes. */
  isPassing?: true;
}

const said = (row: string) =>
  sql.raw(`(case when ${row}.kind = 'OTHER' then lower(${row}.text) else '' end)`);

/** Tables whose rows move, in this order: episodes take what belongs to them along. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'episodes', key: 'id' },
  { table: 'appointments', key: 'id' },
  { table: 'appointment_changes', key: 'appointment_id', isPassing: true },
  { table: 'evaluations', key: 'id' },
  { table: 'treatment_sessions', key: 'id' },
  { table: 'routines', key: 'id' },
  { table: 'routine_progress', key: 'id' },
  { table: 'documents', key: 'id' },
  { table: 'patient_handovers', key: 'id' },
  { table: 'notifications', key: 'id', isPassing: true },
  { table: 'patients', key: 'id', column: 'merged_into', isPassing: true },
  {
    table: 'patient_alerts',
    key: 'id',
    stays: (survivorId) =>
      sql`t.ended_at is null and exists (select from patient_alerts s where s.patient_id = ${survivorId} and s.ended_at is null and s.kind = t.kind and ${said('s')} = ${said('t')})`,
  },
  {
    table: 'patient_collaborators',
    key: 'therapist_id',
    stays: (survivorId) =>
      sql`exists (select from patient_collaborators s where s.patient_id = ${survivorId} and s.therapist_id = t.therapist_id)`,
  },
  {
    table: 'consents',
    key: 'id',
    stays: (survivorId) =>
      sql`exists (select from consents s where s.patient_id = ${survivorId} and s.version = t.version)`,
  },
  {
    // An open invitation makes no second account: its link rests as long as the records are merged.
    table: 'invitations',
    key: 'id',
    stays: (survivorId) =>
      sql`t.status in ('PENDING', 'SENT') and t.cancelled_at is null and (exists (select from patients s where s.id = ${survivorId} and s.user_id is not null) or exists (select from invitations s where s.patient_id = ${survivorId} and s.status in ('PENDING', 'SENT') and s.cancelled_at is null))`,
  },
  {
    table: 'conversations',
    key: 'id',
    isPassing: true,
    stays: (survivorId) =>
      sql`exists (select from conversations s where s.patient_id = ${survivorId} and s.therapist_id = t.therapist_id)`,
  },
];

/** Tables with an episode of the same patient. */
export const EPISODE_TABLES = [
  'appointments',
  'appointment_changes',
  'evaluations',
  'treatment_sessions',
  'routines',
  'documents',
] as const;

/**
 * Tables that name the record and whose rows stay, with the reason. A test compares both lists with the database's foreign
 * keys.
 */
export const STAYING_TABLES: Readonly<Record<string, string>> = {
  patient_details: 'one row for each record; what is chosen is written into the surviving one',
  idempotency_keys: 'answers kept for a day, of the record as it was',
  record_versions: 'never changed; read and destroyed with the surviving record',
  record_merges: 'say which two records were merged',
};
