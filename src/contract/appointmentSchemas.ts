import * as yup from 'yup';
import {
  APPOINTMENT_LIMITS as LIMITS,
  APPOINTMENT_MESSAGES as MESSAGES,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
  BATCH_MAX,
  REASON_MAX,
  SERIES_LIMITS,
} from './appointments';
import { TEXT_LIMITS } from './common/constants';
import {
  anyInstant,
  areObjects,
  calendarDate,
  enumValue,
  id,
  integer,
  oneOf,
  optionalText,
  wallTime,
} from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import { DAY_AND_HOUR, type EditShape } from './edits';
import { episodeKey } from './episodeSchemas';

/** Duration in minutes. */
const duration = () =>
  integer(LIMITS.durationMin, LIMITS.durationMax, MESSAGES.durationRange)
    .required(MESSAGES.durationRange)
    .test(
      'step',
      MESSAGES.durationRange,
      (value) => value === undefined || value % LIMITS.durationStep === 0,
    );

/**
 * Service and room, both of our server only. An absent key keeps what is stored, and `null` clears it.
 */
const offer = { serviceId: optionalText(64), roomId: optionalText(64) };

/**
 * Who gives the appointment, of our server only and for an ADMIN: without it, a new one is the patient's lead's, and
 * a stored one stays. `joinsTeam` also lets who does not attend the patient collaborate from now on.
 */
const giver = {
  therapistId: optionalText(64),
  joinsTeam: yup.boolean().typeError(FIELD_MESSAGES.wrongType),
};

/** Body of POST and PUT /api/appointments. Whether it is past is checked separately with `isPast`. */
export const appointmentBodySchema = yup.object({
  patientId: id(MESSAGES.patientRequired),
  date: calendarDate().required(MESSAGES.dateRequired),
  time: wallTime().required(MESSAGES.timeRequired),
  duration: duration(),
  type: enumValue(APPOINTMENT_TYPES, MESSAGES.typeRequired).required(MESSAGES.typeRequired),
  notes: optionalText(TEXT_LIMITS.paragraph),
  ...offer,
  ...episodeKey,
  ...giver,
});

export type AppointmentBody = yup.InferType<typeof appointmentBodySchema>;

/** Who gives an appointment was chosen for its patient: an edit of one of them is one of both. */
export const APPOINTMENT_EDIT: EditShape = {
  together: [...(DAY_AND_HOUR.together ?? []), ['patientId', 'therapistId']],
};

/** Body of PATCH /api/appointments/{id}/status. */
export const appointmentStatusSchema = yup.object({ status: enumValue(APPOINTMENT_STATUSES).required() });

/** Body of POST /api/appointments/{id}/undo. */
export const appointmentUndoSchema = yup.object({ change: optionalText(64).required(MESSAGES.undoOver) });

/** Body of POST /api/appointments/{id}/arrival. */
export const appointmentArrivalSchema = yup.object({
  arrived: yup.boolean().typeError(FIELD_MESSAGES.wrongType).required(),
});

/** Body of a cancellation and of a no-show. */
export const appointmentReasonSchema = yup.object({ reason: optionalText(REASON_MAX) });

/** Body of a correction: what the status should have been, and why. */
export const appointmentCorrectionSchema = appointmentStatusSchema.shape({
  reason: optionalText(REASON_MAX).required(MESSAGES.correctionReason),
});

/** A start, and who gives the appointment. */
const placeInAgenda = () =>
  yup.object({
    date: anyInstant(),
    therapistId: id(),
  });

/** Changes of several appointments, each once. */
const eachOnce = <Change extends yup.AnyObjectSchema>(change: Change) =>
  yup
    .array(change)
    .required()
    .min(1, MESSAGES.batchCount)
    .max(BATCH_MAX, MESSAGES.batchCount)
    .test('once', MESSAGES.batchOnce, (changes: { id?: unknown }[]) =>
      areObjects(changes) ? new Set(changes.map((one) => one.id)).size === changes.length : true,
    );

/**
 * Body of POST /api/appointments/batch: where each appointment was read, and where it goes; `null` cancels it, with the
 * reason for all of these. `joinsTeam` lets who does not attend a patient collaborate from now on.
 */
export const appointmentBatchSchema = yup.object({
  changes: eachOnce(
    yup.object({
      id: id(MESSAGES.notFound),
      from: placeInAgenda().required(),
      to: placeInAgenda().default(undefined).nullable().defined(FIELD_MESSAGES.required),
    }),
  ),
  reason: optionalText(REASON_MAX),
  joinsTeam: giver.joinsTeam,
});
export type AppointmentBatchBody = yup.InferType<typeof appointmentBatchSchema>;

/** Body of POST /api/appointments/batch/undo: what the answer to the change named. */
export const batchUndoSchema = yup.object({
  changes: eachOnce(
    yup.object({ id: id(MESSAGES.notFound), change: optionalText(64).required(MESSAGES.undoOver) }),
  ),
});
export type BatchUndoBody = yup.InferType<typeof batchUndoSchema>;

/** Query of GET /api/appointments. Dates are days of the practice, both included. */
export const appointmentQuerySchema = yup.object({
  startDate: calendarDate(),
  endDate: calendarDate(),
  status: enumValue(APPOINTMENT_STATUSES).nullable(),
  patientId: optionalText(64),
  /** For a therapist who administers the practice as well: `own` lists what their dashboard counts, instead of all. */
  reach: oneOf(['own'] as const).nullable(),
});

/** Body of POST /api/appointments/series and of its preview. Each appointment has its own day and time. */
export const seriesBodySchema = appointmentBodySchema.omit(['date', 'time']).shape({
  occurrences: yup
    .array(
      yup.object({
        date: calendarDate().required(MESSAGES.dateRequired),
        time: wallTime().required(MESSAGES.timeRequired),
      }),
    )
    .required(MESSAGES.seriesCount)
    .min(SERIES_LIMITS.countMin, MESSAGES.seriesCount)
    .max(SERIES_LIMITS.countMax, MESSAGES.seriesCount),
});

export type SeriesBody = yup.InferType<typeof seriesBodySchema>;

/** The form's 'Repetir' section. */
export const repetitionSchema = yup.object({
  count: integer(SERIES_LIMITS.countMin, SERIES_LIMITS.countMax, MESSAGES.seriesCount).required(
    MESSAGES.seriesCount,
  ),
  interval: integer(SERIES_LIMITS.intervalMin, SERIES_LIMITS.intervalMax, MESSAGES.seriesInterval).required(
    MESSAGES.seriesInterval,
  ),
  weekdays: yup
    .array(yup.number().integer().min(1).max(7).required())
    .required()
    .min(1, MESSAGES.seriesWeekdays),
});
