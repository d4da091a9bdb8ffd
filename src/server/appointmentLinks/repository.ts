import { eq } from 'drizzle-orm';
import type { LinkAnswer } from '@/contract/appointmentLinks/enums';
import type { Database } from '../db/database';
import { outboxMessages as messages } from '../db/schema';

/** The message whose mail has the link, with what was answered by it. */
export type LinkRow = Pick<
  typeof messages.$inferSelect,
  'id' | 'appointmentId' | 'patientId' | 'startsAt' | 'answer' | 'answeredAt' | 'changeId' | 'askedAt'
>;

const columns = {
  id: messages.id,
  appointmentId: messages.appointmentId,
  patientId: messages.patientId,
  startsAt: messages.startsAt,
  answer: messages.answer,
  answeredAt: messages.answeredAt,
  changeId: messages.changeId,
  askedAt: messages.askedAt,
};

/** Links of mails about appointments; the database stores only the hash of a token. */
export const linkRepository = (db: Database) => ({
  async find(tokenHash: string): Promise<LinkRow | undefined> {
    const [row] = await db.select(columns).from(messages).where(eq(messages.tokenHash, tokenHash));
    return row;
  },

  async noteAnswer(id: string, answer: LinkAnswer, changeId: string, answeredAt: Date): Promise<void> {
    await db.update(messages).set({ answer, answeredAt, changeId }).where(eq(messages.id, id));
  },

  async forgetAnswer(id: string): Promise<void> {
    const nothing = { answer: null, answeredAt: null, changeId: null };
    await db.update(messages).set(nothing).where(eq(messages.id, id));
  },

  async noteAsked(id: string, askedAt: Date): Promise<void> {
    await db.update(messages).set({ askedAt }).where(eq(messages.id, id));
  },
});
