import * as yup from 'yup';
import { type Entity, given, maybe, practiceDay } from './common/fields';
import { ABSENCE_KINDS } from './hours';
import { openStretch, wallTime } from './practiceAnswers';

const maybeDay = () => practiceDay().nullable().defined();
const maybeTime = () => wallTime().nullable().defined();

/** A week of a therapist and the days from which and until which it counts. */
const workingWeek = yup.object({
  from: practiceDay(),
  until: maybeDay().meta({ description: 'Último día; null si no acaba' }),
  stretches: yup.array(openStretch).required(),
});
export type WorkingWeek = Entity<typeof workingWeek>;

/** An absence. Only the therapist and administration see kind and reason. */
const absence = yup.object({
  id: given(),
  from: practiceDay(),
  to: practiceDay(),
  start: maybeTime().meta({ description: 'Si falta solo una parte del día, desde qué hora' }),
  end: maybeTime(),
  kind: yup.string().oneOf(ABSENCE_KINDS).nullable().defined(),
  reason: maybe(),
});
export type Absence = Entity<typeof absence>;

/** Hours worked on one day beyond the week. */
const extraStretch = yup.object({ day: practiceDay(), from: wallTime(), to: wallTime() });
export type ExtraStretch = Entity<typeof extraStretch>;

/** What a therapist has said about their own hours. */
const therapistHours = yup.object({
  therapistId: given(),
  name: given(),
  weeks: yup.array(workingWeek).required(),
  absences: yup.array(absence).required(),
  extras: yup.array(extraStretch).required(),
});
export type TherapistHours = Entity<typeof therapistHours>;

/** GET /api/hours: the therapists with access, by name. */
export const therapistsHoursAnswer = yup.object({ therapists: yup.array(therapistHours).required() });

/** A change of a therapist's hours. */
export const oneTherapistHoursAnswer = yup.object({ hours: therapistHours.required() });
