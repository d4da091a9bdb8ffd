import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { patients, recordVersions, users } from '../db/schema';

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
    patientId: row.patientId,
    version: row.version,
    authorId: row.therapistId,
    writtenAt: row.updatedAt,
    replacedAt,
    content: asKept(content),
  });
}

/**
 * Earlier versions of one object, newest first, with the names shown in lists. `readable` may use patient
 * columns.
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
      and(
        eq(recordVersions.entity, entity),
        eq(recordVersions.entityId, entityId),
        isNull(patients.deletedAt),
        readable,
      ),
    )
    .orderBy(desc(recordVersions.version));

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
