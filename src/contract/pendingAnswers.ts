import * as yup from 'yup';
import { count, type Entity, given, practiceDay } from './common/fields';

/**
 * How many there are, and the one to begin with; `null` where there is none. Several objects are listed in `all`, up to
 * `PENDING_LIMITS.listed`, with the day of those that have one.
 */
const withFirst = <Shape extends yup.ObjectShape>(first: Shape) =>
  yup
    .object({
      count: count(),
      first: yup.object(first).nullable().defined(),
      all: yup.array(yup.object({ ...first, day: practiceDay().optional() }).required()).optional(),
    })
    .required();

/** Answer to GET /api/pending-work: what waits for the therapist. */
export const pendingWork = yup.object({
  /** Appointments that took place and have no session on their day; the oldest first. */
  unwritten: withFirst({ appointmentId: given(), patientName: given() }),
  /** Scheduled appointments from now to the end of `lastDay`. */
  unconfirmed: yup.object({ count: count(), firstDay: practiceDay(), lastDay: practiceDay() }).required(),
  /** Runs with pain that nobody has reviewed; the latest first. */
  alarms: withFirst({ patientId: given(), runId: given(), patientName: given() }),
  /** Patients of age who still have a guardian noted. */
  outgrownGuardians: withFirst({ patientId: given(), patientName: given() }),
  /** Unread messages; the conversation with the latest one first. */
  unread: withFirst({ conversationId: given(), patientName: given() }),
});
export type PendingWork = Entity<typeof pendingWork>;
