import { createHash } from 'node:crypto';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../db/database';
import { alertWords } from '../db/schema';
import { TABLES, type TableName } from '../db/tables';

/** What a merge does with the rows of a table beyond moving them. */
interface Rule {
  /** Condition on a row `t` that stays with the merged record, because the surviving one has the same already. */
  stays?: (survivorId: string) => SQL;
  /** Condition on a row `t` that an undo gives back, where `byMerge`, that of the other tables, does not say it all. */
  goesBack?: (move: Move, byMerge: SQL) => SQL;
  /** Rows that come and go by themselves: an undo does not tell of their changes. */
  isPassing?: true;
}

interface MovedTable extends Rule {
  table: string;
  columns: readonly PgColumn[];
  /** Column that tells the rows of one record apart. */
  key: string;
  /** Column with the record's id. */
  owner: string;
  hasEpisode: boolean;
  /** Columns that name a moved row of another table, with which a row goes. */
  hangsOn: readonly { column: string; table: string }[];
}

const said = (row: string) => alertWords({ kind: sql.raw(`${row}.kind`), text: sql.raw(`${row}.text`) });

/** Condition on an alert `t` of which the surviving record warns too. */
export const isSharedAlert = (survivorId: string): SQL =>
  sql`t.ended_at is null and exists (select from patient_alerts s where s.patient_id = ${survivorId} and s.ended_at is null and s.kind = t.kind and ${said('s')} = ${said('t')})`;

const emailOf = (id: string): SQL => sql`(select p.email from patients p where p.id = ${id})`;

const RULES: Partial<Record<TableName, Rule>> = {
  appointmentChanges: { isPassing: true },
  notifications: { isPassing: true },
  outboxMessages: {
    // An appointment that went from one record to the other may have told both the same.
    isPassing: true,
    stays: (survivorId) =>
      sql`t.superseded_at is null and exists (select from outbox_messages s where s.patient_id = ${survivorId} and s.superseded_at is null and (s.appointment_id, s.starts_at, s.channel, s.kind) = (t.appointment_id, t.starts_at, t.channel, t.kind))`,
    // What left meanwhile stays with who got it: at another address the patient of the appointment was told nothing.
    goesBack: ({ mergeId, survivorId, removedId }, byMerge) =>
      sql`case when t.outcome = 'SENT' and t.ended_at > (select m.at from record_merges m where m.id = ${mergeId}) then t.sent_to = ${emailOf(removedId)} and (${byMerge} or t.sent_to is distinct from ${emailOf(survivorId)}) else ${byMerge} end`,
  },
  patients: { isPassing: true },
  patientAlerts: { stays: isSharedAlert },
  patientCollaborators: {
    stays: (survivorId) =>
      sql`exists (select from patient_collaborators s where s.patient_id = ${survivorId} and s.therapist_id = t.therapist_id)`,
  },
  consents: {
    stays: (survivorId) =>
      sql`t.withdrawn_at is null and exists (select from consents s where s.patient_id = ${survivorId} and s.withdrawn_at is null and s.version = t.version)`,
  },
  invitations: {
    // An open invitation makes no second account: its link rests as long as the records are merged.
    stays: (survivorId) =>
      sql`t.status in ('PENDING', 'SENT') and t.cancelled_at is null and (exists (select from patients s where s.id = ${survivorId} and s.user_id is not null) or exists (select from invitations s where s.patient_id = ${survivorId} and s.status in ('PENDING', 'SENT') and s.cancelled_at is null))`,
  },
  conversations: {
    isPassing: true,
    stays: (survivorId) =>
      sql`exists (select from conversations s where s.patient_id = ${survivorId} and s.therapist_id = t.therapist_id)`,
  },
};

/** Tables that name the record and whose rows stay, with the reason. */
const STAYING_TABLES: Partial<Record<TableName, string>> = {
  patientDetails: 'one row for each record; what is chosen is written into the surviving one',
  idempotencyKeys: 'answers kept for a day, of the record as it was',
  recordVersions: 'never changed; read and destroyed with the surviving record',
  recordMerges: 'say which two records were merged',
};

const moving = TABLES.flatMap(([name, table]) => {
  const config = getTableConfig(table);
  const references = config.foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return columns[0] ? [{ column: columns[0].name, table: getTableName(foreignTable) }] : [];
  });
  const owner = references.find((one) => one.table === 'patients')?.column;
  return owner && !(name in STAYING_TABLES) ? [{ ...config, ...RULES[name], owner, references }] : [];
});
/** Tables whose moved rows take others along. Those of a moved episode are parted one by one: `leaveEpisodes`. */
const leading = new Set(moving.map(({ name }) => name).filter((name) => name !== 'episodes'));

/**
 * Tables whose rows move: each that names the record by a foreign key and does not stay. Episodes come first, because
 * they take along what belongs to them.
 */
export const MOVED_TABLES: readonly MovedTable[] = moving
  .map(({ name: table, columns, primaryKeys, owner, references, stays, goesBack, isPassing }) => {
    const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
    return {
      table,
      columns,
      key: keys.find((key) => key.name !== owner)?.name ?? owner,
      owner,
      hasEpisode: references.some((one) => one.table === 'episodes'),
      hangsOn: references.filter((one) => one.column !== owner && leading.has(one.table)),
      stays,
      goesBack,
      isPassing,
    };
  })
  .sort((one, two) => Number(two.table === 'episodes') - Number(one.table === 'episodes'));

/** A merge whose rows move, and between which records. */
export interface Move {
  mergeId: string;
  survivorId: string;
  removedId: string;
}

const name = (text: string): SQL => sql.raw(`"${text}"`);

/** Keys of a table's rows that a merge noted, as texts. */
const noted = (mergeId: string, table: string): SQL =>
  sql`(select row_key from record_merge_rows where merge_id = ${mergeId} and table_name = ${table})`;

/**
 * Name under which a merge notes what hangs on a moved row but was the surviving record's before. An example is what its
 * patient was told of an appointment that was then given to the other one.
 */
const keptOf = (table: string) => `${table}.kept`;

/** Condition on a row `t` that hangs on one that a merge moved. */
const hangs = ({ hangsOn }: MovedTable, mergeId: string): SQL =>
  hangsOn.length === 0
    ? sql`false`
    : sql`(${sql.join(
        hangsOn.map((on) => sql`t.${name(on.column)}::text in ${noted(mergeId, on.table)}`),
        sql` or `,
      )})`;

/** Notes and moves what belongs to the other record. */
export async function moveRows(db: Database, { mergeId, survivorId, removedId }: Move): Promise<void> {
  for (const moved of MOVED_TABLES) {
    const stays = moved.stays ? sql`and not (${moved.stays(survivorId)})` : sql``;
    await db.execute(
      sql`insert into record_merge_rows (merge_id, table_name, row_key, hash) select ${mergeId}::uuid, ${moved.table}, t.${name(moved.key)}::text, '' from ${name(moved.table)} t where t.${name(moved.owner)} = ${removedId} ${stays}`,
    );
  }
  for (const moved of MOVED_TABLES)
    await db.execute(
      sql`insert into record_merge_rows (merge_id, table_name, row_key, hash) select ${mergeId}::uuid, ${keptOf(moved.table)}, t.${name(moved.key)}::text, '' from ${name(moved.table)} t where t.${name(moved.owner)} = ${survivorId} and ${hangs(moved, mergeId)}`,
    );
  for (const moved of MOVED_TABLES)
    await db.execute(
      sql`update ${name(moved.table)} t set ${name(moved.owner)} = ${survivorId} where t.${name(moved.owner)} = ${removedId} and t.${name(moved.key)}::text in ${noted(mergeId, moved.table)}`,
    );
}

/**
 * What a row `t` says, as a hash. It begins with a hash of the names of the columns that it covers. Instants are numbers:
 * the time zone of a connection changes nothing. Where an update of the program brought other columns, earlier hashes
 * cannot be compared and count as unchanged.
 */
function fingerprint(moved: MovedTable): { columns: string; row: SQL } {
  const columns = moved.columns
    .map((column) => ({ name: column.name, isInstant: column.getSQLType() === 'timestamp with time zone' }))
    .sort((one, two) => (one.name < two.name ? -1 : 1));
  const values = columns.map((column) =>
    column.isInstant ? sql`extract(epoch from t.${name(column.name)})` : sql`t.${name(column.name)}`,
  );
  const names = columns.map((column) => column.name).join(' ');
  const prefix = createHash('sha256').update(names).digest('hex').slice(0, 8);
  return {
    columns: prefix,
    row: sql`${prefix}::text || md5(jsonb_build_array(${sql.join(values, sql`, `)})::text)`,
  };
}

/** Notes how the merge leaves each row that it moved. */
export async function noteMoved(db: Database, { mergeId, survivorId }: Move): Promise<void> {
  for (const moved of MOVED_TABLES) {
    if (moved.isPassing) continue;
    await db.execute(
      sql`update record_merge_rows r set hash = ${fingerprint(moved).row} from ${name(moved.table)} t where r.merge_id = ${mergeId} and r.table_name = ${moved.table} and t.${name(moved.key)}::text = r.row_key and t.${name(moved.owner)} = ${survivorId}`,
    );
  }
}

/** How many of the rows that a merge moved have changed since, and how many are no longer in the record. */
export async function changesSince(
  db: Database,
  { mergeId, survivorId }: Move,
): Promise<{ changed: number; missing: number }> {
  const total = { changed: 0, missing: 0 };
  for (const moved of MOVED_TABLES) {
    if (moved.isPassing) continue;
    const { columns, row: now } = fingerprint(moved);
    const [row] = await rowsOf<{ changed: number; missing: number }>(
      db.execute(
        sql`select count(*) filter (where t.${name(moved.key)} is not null and r.hash like ${`${columns}%`} and r.hash <> ${now})::int as changed, count(*) filter (where t.${name(moved.key)} is null)::int as missing from record_merge_rows r left join ${name(moved.table)} t on t.${name(moved.key)}::text = r.row_key and t.${name(moved.owner)} = ${survivorId} where r.merge_id = ${mergeId} and r.table_name = ${moved.table}`,
      ),
    );
    total.changed += row?.changed ?? 0;
    total.missing += row?.missing ?? 0;
  }
  return total;
}

/** Condition on a row `t` of the surviving record that an undo gives back: it came with the merge, or since and hangs on that. */
function goesBack(moved: MovedTable, move: Move): SQL {
  const key = sql`t.${name(moved.key)}::text`;
  const { table } = moved;
  const since = sql`${hangs(moved, move.mergeId)} and ${key} not in ${noted(move.mergeId, keptOf(table))}`;
  const byMerge = sql`(${key} in ${noted(move.mergeId, table)} or ${since})`;
  return moved.goesBack?.(move, byMerge) ?? byMerge;
}

/**
 * Parts what the merge moved from what the record got since: neither belongs to an episode that goes the other way.
 */
async function leaveEpisodes(db: Database, move: Move): Promise<void> {
  const { mergeId, survivorId } = move;
  for (const moved of MOVED_TABLES) {
    if (!moved.hasEpisode) continue;
    await db.execute(
      sql`update ${name(moved.table)} t set episode_id = null where t.${name(moved.owner)} = ${survivorId} and t.episode_id is not null and ${goesBack(moved, move)} <> (t.episode_id::text in ${noted(mergeId, 'episodes')})`,
    );
  }
}

/** Moves back what a merge moved, as it is now. */
export async function moveBack(db: Database, move: Move): Promise<void> {
  const { survivorId, removedId } = move;
  await leaveEpisodes(db, move);
  for (const moved of MOVED_TABLES)
    await db.execute(
      sql`update ${name(moved.table)} t set ${name(moved.owner)} = ${removedId} where t.${name(moved.owner)} = ${survivorId} and ${goesBack(moved, move)}`,
    );
}
