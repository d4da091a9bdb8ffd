import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import { calendarDate, enumValue, id, integer, optionalText, requiredText, wallTime } from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import { episodeKey } from './episodeSchemas';
import { SESSION_LIMITS as LIMITS, SESSION_MESSAGES as MESSAGES, SESSION_STATUSES } from './sessions';

const sessionExerciseSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name),
  sets: integer(1, LIMITS.setsMax).required(FIELD_MESSAGES.required),
  reps: integer(1, LIMITS.repsMax).required(FIELD_MESSAGES.required),
  duration: integer(0, LIMITS.secondsMax).nullable(),
  notes: optionalText(TEXT_LIMITS.paragraph),
});

/** Body of POST and PUT /api/sessions. Without `sharedNotes`, the stored shared notes are kept. */
export const sessionBodySchema = yup.object({
  date: calendarDate().required(MESSAGES.dateRequired),
  time: wallTime().required(MESSAGES.timeRequired),
  patientId: id(MESSAGES.patientRequired),
  treatmentType: requiredText(TEXT_LIMITS.name, MESSAGES.treatmentRequired),
  duration: integer(LIMITS.durationMin, LIMITS.durationMax, MESSAGES.durationRange).required(
    MESSAGES.durationRange,
  ),
  location: optionalText(TEXT_LIMITS.shortText),
  notes: optionalText(TEXT_LIMITS.clinicalText),
  sharedNotes: optionalText(TEXT_LIMITS.clinicalText),
  status: enumValue(SESSION_STATUSES).default('SCHEDULED'),
  ...episodeKey,
  exercises: yup
    .array()
    .of(sessionExerciseSchema)
    .max(LIMITS.exercisesMax, FIELD_MESSAGES.tooMany(LIMITS.exercisesMax)),
});

export type SessionBody = yup.InferType<typeof sessionBodySchema>;
