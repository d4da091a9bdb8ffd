import * as yup from 'yup';
import { REASON_MAX } from './appointments';
import { anyInstant, count, type Entity, given, maybe, optionalText } from './common/fields';

/** The appointment of a link, for whoever holds it: no name of the patient, and nothing clinical. */
const linkedAppointment = yup.object({
  /** Day and hour in words, by the practice's clock. */
  when: given(),
  therapistName: given(),
  practice: yup.object({ name: maybe(), address: maybe(), phone: maybe() }).required(),
  status: yup.string().oneOf(['SCHEDULED', 'CONFIRMED', 'CANCELLED']).required(),
  /** Too late to cancel by the link. */
  isLate: yup.boolean().required(),
  /** The practice has been told that another day is wanted. */
  hasAskedAnotherDay: yup.boolean().required(),
  /** For how long the answer can be taken back; 0 if there is none. */
  undoSeconds: count(),
});
export type LinkedAppointment = Entity<typeof linkedAppointment>;

/** GET of a link, and the answer to what is answered by it. */
export const linkedAppointmentAnswer = yup.object({ appointment: linkedAppointment.required() });

/** Body of a patient's answer about an own appointment: with the start that they saw, so that no other one is meant. */
export const ownAnswerSchema = yup.object({ date: anyInstant() });

/** Body of a cancellation by the patient. */
export const ownCancellationSchema = ownAnswerSchema.shape({ reason: optionalText(REASON_MAX) });
