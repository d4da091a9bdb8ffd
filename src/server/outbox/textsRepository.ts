import { eq } from 'drizzle-orm';
import type { StoredMailText } from '@/contract/outboxAnswers';
import type { MailPreviewBody } from '@/contract/outboxSchemas';
import { type MailText, USUAL_TEXTS, WRITABLE_MAILS, type WritableMail } from '@/contract/outbox';
import type { Formality } from '@/contract/practice';
import type { Database } from '../db/database';
import { mailTexts } from '../db/schema';

/** What the practice has written in its mails. */
export const textsRepository = (db: Database) => ({
  /** Every kind of mail, with null where nothing is written. */
  async all(): Promise<StoredMailText[]> {
    const stored = await db.select().from(mailTexts);
    return WRITABLE_MAILS.map(
      (kind) => stored.find((one) => one.kind === kind) ?? { kind, opening: null, closing: null },
    );
  },

  /** A kind of which nothing is written keeps no row. */
  async save({ kind, ...body }: MailPreviewBody): Promise<void> {
    const text = { opening: body.opening || null, closing: body.closing || null };
    if (!text.opening && !text.closing) {
      await db.delete(mailTexts).where(eq(mailTexts.kind, kind));
      return;
    }
    await db
      .insert(mailTexts)
      .values({ kind, ...text })
      .onConflictDoUpdate({ target: mailTexts.kind, set: text });
  },
});

/** The sentences of every kind of mail: the practice's own, or the usual ones. */
export const textsOf = (
  stored: readonly (Omit<StoredMailText, 'kind'> & { kind: WritableMail })[],
  formality: Formality,
): Record<WritableMail, MailText> => {
  const usual = USUAL_TEXTS[formality];
  const own = stored.map(({ kind, opening, closing }) => [
    kind,
    { opening: opening || usual[kind].opening, closing: closing || usual[kind].closing },
  ]);
  return { ...usual, ...(Object.fromEntries(own) as Partial<Record<WritableMail, MailText>>) };
};
