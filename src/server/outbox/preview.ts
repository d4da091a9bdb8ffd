import { HOUR_MS } from '@/contract/common/constants';
import type { MailPreview } from '@/contract/outboxAnswers';
import type { MailPreviewBody } from '@/contract/outboxSchemas';
import type { CommandContext } from '../core/context';
import { mailSender } from '../practice/queries';
import { appointmentMail } from './letter';
import { textsOf } from './textsRepository';

const DAYS = { known: 6, starts: 7 };

/** POST /api/outbox/preview: a mail with these sentences, about an appointment that is made up. Nothing is stored or sent. */
export async function previewMail(
  { db, now, timeZone, user }: CommandContext,
  { kind, opening = null, closing = null }: MailPreviewBody,
): Promise<{ preview: MailPreview }> {
  const from = await mailSender(db);
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const startIn = (days: number) => new Date(hour + days * 24 * HOUR_MS);
  const { subject, text } = appointmentMail({
    ...{ from, timeZone, to: user.email, patientName: 'María López Gil' },
    ...{ domain: 'consulta.invalid', linkOf: () => 'https://…' },
    texts: textsOf([{ kind, opening, closing }], from.formality ?? 'TU'),
    messages: [
      {
        ...{ id: 'preview', appointmentId: 'preview', kind, status: 'SCHEDULED' },
        ...{ startsAt: startIn(DAYS.starts), presentStart: startIn(DAYS.starts) },
        ...{ knownStartsAt: startIn(DAYS.known), duration: 60, therapistName: 'Ana Ruiz' },
        ...{ createdAt: now, changedAt: now, dueAt: now, attempts: 0, isUnwanted: false },
        ...{ retriedAt: null, leasedUntil: null, supersededAt: null },
      },
    ],
  });
  return { preview: { subject, text } };
}
