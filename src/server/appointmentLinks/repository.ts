import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { outboxMessages as messages } from '../db/schema';

/** The message whose mail has the link. */
export type LinkRow = Pick<typeof messages.$inferSelect, 'appointmentId' | 'patientId' | 'startsAt'>;

/** Links of mails about appointments; the database stores only the hash of a token. */
export const linkRepository = (db: Database) => ({
  async find(tokenHash: string): Promise<LinkRow | undefined> {
    const { appointmentId, patientId, startsAt } = messages;
    const [row] = await db
      .select({ appointmentId, patientId, startsAt })
      .from(messages)
      .where(eq(messages.tokenHash, tokenHash));
    return row;
  },
});
