import * as yup from 'yup';
import { type Entity, given, maybe, maybeWhole, practiceInstant, whole } from './common/fields';
import { episodeOfAnswer } from './episodeAnswers';
import { wallTime } from './practiceAnswers';
import { correctable, earlierVersion } from './recordAnswers';
import { SESSION_STATUSES, type SessionStatus } from './sessions';

/** One exercise of a session. */
const sessionExercise = yup.object({
  name: given(),
  sets: whole(),
  reps: whole(),
  duration: maybeWhole().meta({ description: 'Segundos' }),
  notes: maybe().meta({ description: 'Para el paciente, siempre null' }),
});
export type SessionExercise = Entity<typeof sessionExercise>;

/** A treatment session. */
export const session = correctable.shape({
  id: given(),
  date: practiceInstant().meta({ description: 'Instante con la hora de la consulta' }),
  time: wallTime().meta({ description: 'HH:mm' }),
  duration: whole().meta({ description: 'Minutos' }),
  patientId: given(),
  patientName: given(),
  treatmentType: given(),
  location: maybe(),
  notes: maybe().meta({
    description: 'Para el personal, las de la consulta; para el paciente, lo que se comparte con él',
  }),
  sharedNotes: maybe().optional().meta({ description: 'Solo personal: lo que se comparte con el paciente' }),
  status: yup.string().oneOf(SESSION_STATUSES).required(),
  exercises: yup.array(sessionExercise).required(),
  therapist: yup.object({ name: given() }).required(),
  ...episodeOfAnswer,
});

/** A session in the browser: `date` may be a plain day, and the status is undefined if unknown. */
export type Session = Omit<Entity<typeof session, 'therapist'>, 'status'> & {
  status: SessionStatus | undefined;
};

/** GET /api/sessions and GET /api/sessions/patient/{id}. */
export const sessionsAnswer = yup.object({ data: yup.array(session).required() });

/** GET /api/sessions/my-sessions. */
export const mySessionsAnswer = yup.object({ sessions: yup.array(session).required() });

/** A single session. */
export const oneSessionAnswer = yup.object({ data: session.required() });

/** GET /api/sessions/{id}/versions. */
export const sessionVersionsAnswer = yup.object({
  data: yup.array(earlierVersion.shape({ session: session.required() })).required(),
});
