import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { deletedBy } from '../db/deletions';
import { documents, users } from '../db/schema';

const columns = {
  ...pickColumns(documents, 'id', 'patientId', 'episodeId', 'name', 'kind', 'day'),
  ...pickColumns(documents, 'note', 'type', 'size', 'shared', 'sentByPatient'),
  authorName: users.name,
  createdAt: documents.createdAt,
};

const stored = and(isNotNull(documents.storedAt), isNull(documents.deletedAt));

/** Stored documents, without their bytes. Whose they are is checked in `access.ts`. */
export const documentRepository = (db: Database) => ({
  /** Stored documents of a record, the latest day first. With `sharedOnly`, those that its patient sees. */
  list: (patientId: string, { sharedOnly }: { sharedOnly: boolean }) =>
    db
      .select(columns)
      .from(documents)
      .innerJoin(users, eq(users.id, documents.authorId))
      .where(
        and(eq(documents.patientId, patientId), stored, sharedOnly ? eq(documents.shared, true) : undefined),
      )
      .orderBy(desc(documents.day), desc(documents.createdAt), documents.id),

  async find(id: string) {
    const [row] = await db
      .select(columns)
      .from(documents)
      .innerJoin(users, eq(users.id, documents.authorId))
      .where(and(eq(documents.id, id), stored));
    return row;
  },

  /** Locks a document, so that parallel changes run one after another. */
  hold: (id: string) =>
    db.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update'),

  async update(id: string, values: DetailValues, now: Date): Promise<void> {
    await db
      .update(documents)
      .set({ ...values, updatedAt: now })
      .where(and(eq(documents.id, id), stored));
  },

  async hide(id: string, by: Parameters<typeof deletedBy>[0]): Promise<void> {
    await db
      .update(documents)
      .set(deletedBy(by))
      .where(and(eq(documents.id, id), stored));
  },
});

/** What a person can change. */
type DetailValues = Pick<
  typeof documents.$inferInsert,
  'name' | 'kind' | 'day' | 'note' | 'shared' | 'episodeId'
>;

export type DocumentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof documentRepository>['find']>>>;
