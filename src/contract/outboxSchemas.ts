import * as yup from 'yup';
import { enumValue, optionalText } from './common/fields';
import {
  MAIL_MESSAGES as MESSAGES,
  MAIL_TEXT_LIMITS as LIMITS,
  unknownPlaceholder,
  WRITABLE_MAILS,
} from './outbox';

/** A sentence of a mail. Empty: the usual one. */
const sentence = (max: number) =>
  optionalText(max).test('placeholders', MESSAGES.unknownPlaceholder(''), function areKnown(value) {
    const unknown = value ? unknownPlaceholder(value) : undefined;
    return unknown === undefined || this.createError({ message: MESSAGES.unknownPlaceholder(unknown) });
  });

/** Body of PUT /api/outbox/texts?kind=: the sentences of one kind of mail. */
export const mailTextSchema = yup.object({
  opening: sentence(LIMITS.openingMax),
  closing: sentence(LIMITS.closingMax),
});
export type MailTextBody = yup.InferType<typeof mailTextSchema>;

const mailKind = { kind: enumValue(WRITABLE_MAILS).required() };
export const mailKindQuery = yup.object(mailKind);

/** Body of POST /api/outbox/preview. */
export const mailPreviewSchema = mailTextSchema.shape(mailKind);
export type MailPreviewBody = yup.InferType<typeof mailPreviewSchema>;
