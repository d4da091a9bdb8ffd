import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { patients, recordMergeRows, recordMerges, recordVersions, users } from '../db/schema';

type NewVersion = Omit<typeof recordVersions.$inferInsert, 'id'>;

/** The fields of a corrected row that its version needs. */
interface Corrected {
  id: string;
  patientId: string;
  therapistId: string;
  version: number;
  updatedAt: Date;
}

/** Content as it is compared and stored: instants in ISO 8601, undefined values left out. */
const asKept = (content: object) => JSON.parse(JSON.stringify(content)) as Record<string, unknown>;

/** Whether both have the same content. Key order is ignored, because the database reorders JSON keys. */
export const saysTheSame = (one: object, other: object): boolean =>
  isDeepStrictEqual(asKept(one), asKept(other));

/**
 * SQL for the record to which a version of a row belongs. A row that came with a merge keeps its versions in the record from
 * which it came: an undo gives the row back to that one, and a version is never changed. Until then the surviving record shows
 * them.
 */
const ownerOf = ({ id, patientId }: Pick<Corrected, 'id' | 'patientId'>) =>
  sql`coalesce((select ${recordMerges.removedId} from ${recordMerges} join ${recordMergeRows} on ${recordMergeRows.mergeId} = ${recordMerges.id} join ${patients} on ${patients.id} = ${recordMerges.removedId} where ${patients.mergedInto} = ${patientId} and ${recordMergeRows.rowKey} = ${id} and ${recordMergeRows.tableName} in ('evaluations', 'episodes', 'treatment_sessions') order by ${recordMerges.at} limit 1), ${patientId})`;

/**
 * Stores a row's content before a correction. The caller must hold the row's lock, so that parallel
 * corrections each store one version.
 */
export async function keepVersion(
  db: Database,
  entity: NewVersion['entity'],
  row: Corrected,
  content: object,
  replacedAt: Date,
): Promise<void> {
  await db.insert(recordVersions).values({
    entity,
    entityId: row.id,
    patientId: ownerOf(row),
    version: row.version,
    authorId: row.therapistId,
    writtenAt: row.updatedAt,
    replacedAt,
    content: asKept(content),
  });
}

interface Overwritten {
  entity: 'PATIENT' | 'EPISODE';
  row: Pick<Corrected, 'id' | 'patientId'> & { createdAt: Date };
  before: object;
  after: object;
}

/**
 * Stores what a record or an episode said before it is overwritten; nothing if it says the same afterwards. Their rows
 * neither count versions nor tell who wrote them, so a version names who replaced it. The caller must hold the row's lock.
 */
export async function keepOverwritten(
  db: Database,
  { entity, row, before, after }: Overwritten,
  { user, now }: { user: { id: string }; now: Date },
): Promise<void> {
  if (saysTheSame(before, after)) return;
  const [last] = await db
    .select(pickColumns(recordVersions, 'version', 'replacedAt'))
    .from(recordVersions)
    .where(eq(recordVersions.entityId, row.id))
    .orderBy(desc(recordVersions.version))
    .limit(1);
  const { id, patientId, createdAt } = row;
  const version = (last?.version ?? 0) + 1;
  const replaced = { id, patientId, therapistId: user.id, version, updatedAt: last?.replacedAt ?? createdAt };
  await keepVersion(db, entity, replaced, before, now);
}

/** SQL condition for the versions of these objects, and for those of the records that were merged into one of them. */
const isVersionOf = (ids: readonly string[]) =>
  or(
    inArray(recordVersions.entityId, [...ids]),
    // An array instead of `in (select …)`: within an `or`, only the array lets the index be used.
    sql`${recordVersions.entityId} = any(array(select merged.id from ${patients} merged where merged.merged_into in ${[...ids]}))`,
  );

/** SQL for the object that a version is read with: for that of a merged record, the surviving one. */
const readWith = sql<string>`coalesce((select merged.merged_into from ${patients} merged where merged.id = ${recordVersions.entityId}), ${recordVersions.entityId})`;

/** When and by whom records or episodes were last overwritten, by their ids. What was merged into a record is part of it. */
export async function lastOverwritten(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { at: string; by: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([readWith], {
      id: readWith,
      at: recordVersions.replacedAt,
      by: users.name,
    })
    .from(recordVersions)
    .innerJoin(users, eq(users.id, recordVersions.authorId))
    .where(isVersionOf(ids))
    .orderBy(readWith, desc(recordVersions.replacedAt), desc(recordVersions.version));
  return new Map(rows.map(({ id, at, by }) => [id, { at: at.toISOString(), by }]));
}

/**
 * Earlier versions of one object, newest first, with the names shown in lists. After those of a record come those of each
 * record that was merged into it. `readable` may use patient columns.
 */
export const versionsOf = (
  db: Database,
  entity: NewVersion['entity'],
  entityId: string,
  readable: SQL | undefined,
) =>
  db
    .select({
      entityId: recordVersions.entityId,
      patientId: recordVersions.patientId,
      patientName: patients.name,
      version: recordVersions.version,
      authorId: recordVersions.authorId,
      authorName: users.name,
      writtenAt: recordVersions.writtenAt,
      replacedAt: recordVersions.replacedAt,
      content: recordVersions.content,
    })
    .from(recordVersions)
    // Versions are never changed, also not by a merge: those of a merged record are read in the surviving one.
    .innerJoin(
      patients,
      sql`${patients.id} = coalesce((select merged.merged_into from ${patients} merged where merged.id = ${recordVersions.patientId}), ${recordVersions.patientId})`,
    )
    .innerJoin(users, eq(users.id, recordVersions.authorId))
    .where(
      and(eq(recordVersions.entity, entity), isVersionOf([entityId]), isNull(patients.deletedAt), readable),
    )
    .orderBy(
      desc(sql`${recordVersions.entityId} = ${entityId}`),
      recordVersions.entityId,
      desc(recordVersions.version),
    );

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

/** The fields that the answer of every version has, besides the object's content. */
export const toVersionFields = ({ version, writtenAt, replacedAt, authorName }: VersionRow) => ({
  version,
  writtenAt: writtenAt.toISOString(),
  replacedAt: replacedAt.toISOString(),
  author: { name: authorName },
});

/** Whether an object was corrected, and whether the reader may correct it: only its author may. */
export const toCorrectionFields = (
  { version, updatedAt, therapistId }: Pick<Corrected, 'version' | 'updatedAt' | 'therapistId'>,
  userId: string,
) => ({
  version,
  correctedAt: version > 1 ? updatedAt.toISOString() : null,
  mayCorrect: therapistId === userId,
});
