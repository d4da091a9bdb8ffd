import * as yup from 'yup';
import { toOffsetIso, wallClockOf } from '@/contract/common/practiceTime';
import { SESSION_STATUSES } from '@/contract/sessions/enums';
import type { SessionRow } from './repository';

const sessionAnswer = yup.object({
  id: yup.string().required(),
  date: yup.string().required().meta({ description: 'Instante con la hora de la consulta' }),
  time: yup.string().required().meta({ description: 'HH:mm' }),
  duration: yup.number().integer().required().meta({ description: 'Minutos' }),
  patientId: yup.string().required(),
  patientName: yup.string().required(),
  treatmentType: yup.string().required(),
  location: yup.string().nullable(),
  notes: yup.string().nullable(),
  status: yup.string().oneOf(SESSION_STATUSES).required(),
  exercises: yup
    .array(
      yup.object({
        name: yup.string().required(),
        sets: yup.number().integer().required(),
        reps: yup.number().integer().required(),
        duration: yup.number().integer().nullable().meta({ description: 'Segundos' }),
        notes: yup.string().nullable(),
      }),
    )
    .required(),
  therapist: yup.object({ name: yup.string().required() }).required(),
});

/** GET /api/sessions and GET /api/sessions/patient/{id} (spec §7: data). */
export const sessionsAnswer = yup.object({ data: yup.array(sessionAnswer).required() });
/** GET /api/sessions/my-sessions (spec §7: sessions). */
export const mySessionsAnswer = yup.object({ sessions: yup.array(sessionAnswer).required() });
/** A single session. */
export const oneSessionAnswer = yup.object({ data: sessionAnswer.required() });

/** A session as it leaves the server; date and time on the clocks of `timeZone`. */
export function toSessionAnswer({ startsAt, therapistName, ...row }: SessionRow, timeZone: string) {
  return {
    ...row,
    date: toOffsetIso(startsAt, timeZone),
    time: wallClockOf(startsAt, timeZone).time,
    therapist: { name: therapistName },
  };
}
