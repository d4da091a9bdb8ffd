import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { patients, recordVersions, users } from '../db/schema';

type NewVersion = Omit<typeof recordVersions.$inferInsert, 'id'>;

/** What a correction needs of the row that it replaces. */
interface Corrected {
  id: string;
  patientId: string;
  therapistId: string;
  version: number;
  updatedAt: Date;
}

/** Texts and figures as they are compared and kept: instants in ISO 8601, no undefined. */
const asKept = (content: object) => JSON.parse(JSON.stringify(content)) as Record<string, unknown>;

/** Whether both say the same; the database gives the keys of JSON back in an order of its own. */
export const saysTheSame = (one: object, other: object): boolean =>
  isDeepStrictEqual(asKept(one), asKept(other));

/**
 * Keeps what a row says before it is corrected. The caller holds the row's lock, so that two corrections at once keep
 * one version each.
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

/** Earlier versions of one object, newest first, with the names that a list shows. `readable` may ask of the patient. */
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
    .innerJoin(patients, eq(patients.id, recordVersions.patientId))
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

/** What every version's answer has, beside what the object said. */
export const toVersionFields = ({ version, writtenAt, replacedAt, authorName }: VersionRow) => ({
  version,
  writtenAt: writtenAt.toISOString(),
  replacedAt: replacedAt.toISOString(),
  author: { name: authorName },
});

/** Whether an object was corrected, and whether the reader may correct it: only who wrote it does. */
export const toCorrectionFields = (
  { version, updatedAt, therapistId }: Pick<Corrected, 'version' | 'updatedAt' | 'therapistId'>,
  userId: string,
) => ({
  version,
  correctedAt: version > 1 ? updatedAt.toISOString() : null,
  mayCorrect: therapistId === userId,
});
