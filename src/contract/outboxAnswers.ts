import * as yup from 'yup';
import { type Entity, given, instant, maybe, maybeInstant } from './common/fields';
import {
  ACCOUNT_MAIL_KINDS,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  RETRY_OBSTACLES,
  TEST_MAIL_FAILURES,
  WRITABLE_MAILS,
} from './outbox';

/** A message that has ended without being delivered. It says what for, and nothing of the treatment. */
export const failedMessage = yup.object({
  id: given(),
  /** Record of the patient; null for who has an account otherwise. */
  patientId: maybe(),
  name: given(),
  /** Where it would go now. */
  email: maybe(),
  kind: yup
    .string()
    .oneOf([...MESSAGE_KINDS, ...ACCOUNT_MAIL_KINDS])
    .required(),
  startsAt: maybeInstant().meta({ description: 'Comienzo de la cita, si trata de una' }),
  endedAt: instant().meta({ description: 'Cuándo se dejó de intentar' }),
  failure: yup.string().oneOf(MESSAGE_FAILURES).required(),
  obstacle: yup
    .string()
    .oneOf(RETRY_OBSTACLES)
    .nullable()
    .defined()
    .meta({ description: 'Por qué ya no se puede reintentar' }),
});
export type FailedMessage = Entity<typeof failedMessage>;

/** GET /api/outbox/failures: those of the last weeks, the latest first. */
export const failedMessagesAnswer = yup.object({
  failures: yup.array(failedMessage).required(),
  waiting: yup
    .number()
    .integer()
    .required()
    .meta({ description: 'Cuántos correos más se han intentado ya y se van a intentar de nuevo' }),
});

/** How a test mail went; `failure` is null if the mail server took it. */
export const testMail = yup.object({
  to: given(),
  failure: yup.string().oneOf(TEST_MAIL_FAILURES).nullable().defined(),
});
export type TestMail = Entity<typeof testMail>;

/** POST /api/outbox/test. */
export const testMailAnswer = yup.object({ test: testMail.required() });

/** What the practice says in one kind of mail; null where it says what is usual. */
export const mailText = yup.object({
  kind: yup.string().oneOf(WRITABLE_MAILS).required(),
  opening: maybe(),
  closing: maybe(),
});
export type StoredMailText = Entity<typeof mailText>;

/** GET /api/outbox/texts, and PUT of one of them: every kind, in one order. */
export const mailTextsAnswer = yup.object({ texts: yup.array(mailText).required() });

/** A mail as a patient reads it, of an appointment that is made up. */
export const mailPreview = yup.object({ subject: given(), text: given() });
export type MailPreview = Entity<typeof mailPreview>;

/** POST /api/outbox/preview. */
export const mailPreviewAnswer = yup.object({ preview: mailPreview.required() });
