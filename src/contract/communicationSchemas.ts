import * as yup from 'yup';
import { ownAnswerSchema } from './appointmentLinkSchemas';
import { type Entity, enumValue, given, instant, maybe, practiceInstant } from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import {
  COMMUNICATION_CHANNELS,
  COMMUNICATION_KINDS,
  COMMUNICATION_OUTCOMES,
  TOLD_WAYS,
} from './communications';
import { MESSAGE_FAILURES } from './outbox';

/** What the practice told a patient about an appointment outside the application, or what the patient answered. */
const communication = yup.object({
  id: given(),
  /** When it was sent, failed or answered; for one that waits, when it is due. */
  at: instant(),
  kind: yup.string().oneOf(COMMUNICATION_KINDS).required(),
  channel: yup.string().oneOf(COMMUNICATION_CHANNELS).required(),
  /** Start of the appointment that it is about. */
  date: practiceInstant(),
  outcome: yup.string().oneOf(COMMUNICATION_OUTCOMES).required(),
  failure: yup.string().oneOf(MESSAGE_FAILURES).nullable().defined(),
  /** Address that it was sent to. */
  sentTo: maybe(),
  /** Who told it by hand. */
  by: maybe(),
  /** Why the patient cannot come. */
  reason: maybe(),
});
export type Communication = Entity<typeof communication>;

/** GET /api/patients/{id}/communications, newest first. */
export const communicationsAnswer = yup.object({ communications: yup.array(communication).required() });

/** Body of POST /api/appointments/{id}/told: by which way, of which start, and whether that one is off. */
export const toldSchema = ownAnswerSchema.shape({
  way: enumValue(TOLD_WAYS).required(),
  isOff: yup.boolean().typeError(FIELD_MESSAGES.wrongType),
});
