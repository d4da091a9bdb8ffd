import * as yup from 'yup';
import { optionalText, requiredText } from '../common/fields';
import { FIELD_MESSAGES } from '../common/messages';
import { REASON_MAX } from '../appointments/limits';

/** Body of a patient's answer about an own appointment: with the start that they saw, so that no other one is meant. */
export const ownAnswerSchema = yup.object({
  date: requiredText(40).test(
    'instant',
    FIELD_MESSAGES.wrongType,
    (value) => !Number.isNaN(Date.parse(value)),
  ),
});

/** Body of a cancellation by the patient. */
export const ownCancellationSchema = ownAnswerSchema.shape({ reason: optionalText(REASON_MAX) });
