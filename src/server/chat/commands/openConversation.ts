import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { conversations } from '../../db/schema';

interface Pair {
  therapistId: string;
  patientId: string;
  now: Date;
}

/**
 * Finds or creates the conversation of a therapist with a patient. The caller must have checked that the
 * therapist attends the patient: by the record, or by the invitation's token.
 */
export async function openConversation(
  db: Database,
  { therapistId, patientId, now }: Pair,
): Promise<{ id: string; created: boolean }> {
  const [made] = await db
    .insert(conversations)
    .values({ therapistId, patientId, createdAt: now })
    .onConflictDoNothing({ target: [conversations.therapistId, conversations.patientId] })
    .returning({ id: conversations.id });
  if (made) return { id: made.id, created: true };
  const [existing] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.therapistId, therapistId), eq(conversations.patientId, patientId)));
  if (!existing) throw new Error('The conversation was not stored');
  return { id: existing.id, created: false };
}
