import type { Session } from '@/contract/sessionAnswers';
import {
  SESSION_LIMITS,
  type SessionStart,
  type SessionStatus,
  sessionStatusParam,
} from '@/contract/sessions';
import type { SessionInput } from './api';

/** One exercise of the form; `null` if a number is not filled in. `duration` is in seconds. */
export interface ExerciseValues {
  name: string;
  sets: number | null;
  reps: number | null;
  duration: number | null;
  notes: string;
}

/** Values of the session form. `duration` is in minutes. */
export interface SessionValues {
  patientId: string;
  /** Episode it belongs to; empty for the one that the server chooses. */
  episodeId: string;
  date: string;
  time: string;
  treatmentType: string;
  duration: number | null;
  location: string;
  status: SessionStatus;
  /** Internal notes, for staff only. */
  notes: string;
  /** Notes for the patient. */
  sharedNotes: string;
  exercises: ExerciseValues[];
}

export const EMPTY_EXERCISE: ExerciseValues = { name: '', sets: 3, reps: 10, duration: null, notes: '' };

/**
 * Values of a new session: today, now, Consultorio, scheduled, overridden by `start`. `now` is in the
 * practice's time zone.
 */
export function newSessionValues(
  now: { date: string; time: string },
  start: Partial<SessionStart> = {},
): SessionValues {
  return {
    patientId: '',
    episodeId: '',
    date: now.date,
    time: now.time,
    treatmentType: '',
    duration: SESSION_LIMITS.durationDefault,
    location: SESSION_LIMITS.locationDefault,
    status: 'SCHEDULED',
    notes: '',
    sharedNotes: '',
    exercises: [],
    ...start,
  };
}

/** Content to copy into the next session: everything except date, time, status and the shared notes. */
function contentOf(session: Session) {
  return {
    treatmentType: session.treatmentType,
    duration: session.duration,
    location: session.location ?? '',
    notes: session.notes ?? '',
    exercises: session.exercises.map(({ notes, ...exercise }) => ({ ...exercise, notes: notes ?? '' })),
  };
}

/** Values of an existing session. */
export const sessionValues = (session: Session): SessionValues => ({
  patientId: session.patientId,
  episodeId: session.episodeId ?? '',
  date: session.date,
  time: session.time,
  status: session.status ?? 'SCHEDULED',
  sharedNotes: session.sharedNotes ?? '',
  ...contentOf(session),
});

/**
 * Fills in the content of the patient's last session. Patient, date, time, status and shared notes stay, and so does the
 * duration if it is that of an appointment.
 */
export const copiedValues = (
  values: SessionValues,
  last: Session,
  keepsDuration: boolean,
): SessionValues => ({
  ...values,
  ...contentOf(last),
  ...(keepsDuration && { duration: values.duration }),
});

/** Whether copying would overwrite something already written. */
export const hasContent = (
  { notes, exercises, treatmentType, location, duration }: SessionValues,
  keepsDuration: boolean,
): boolean =>
  notes.trim() !== '' ||
  treatmentType !== '' ||
  exercises.length > 0 ||
  location !== SESSION_LIMITS.locationDefault ||
  (!keepsDuration && duration !== SESSION_LIMITS.durationDefault);

/** Request body of validated values. `sharesNotes` means that the backend stores shared notes. */
export const toSessionInput = (values: SessionValues, sharesNotes: boolean): SessionInput => ({
  date: values.date,
  time: values.time,
  patientId: values.patientId,
  ...(values.episodeId && { episodeId: values.episodeId }),
  treatmentType: values.treatmentType.trim(),
  duration: Number(values.duration),
  location: values.location.trim(),
  notes: values.notes.trim(),
  ...(sharesNotes && { sharedNotes: values.sharedNotes.trim() }),
  status: sessionStatusParam(values.status),
  exercises: values.exercises.map(({ name, sets, reps, duration, notes }) => ({
    name: name.trim(),
    sets: Number(sets),
    reps: Number(reps),
    duration,
    notes: notes.trim(),
  })),
});
