import * as yup from 'yup';
import { FOUND_TEXT_LIMITS as FOUND_LIMITS } from './appointmentImports';
import { appointmentBodySchema } from './appointmentSchemas';
import { TEXT_LIMITS } from './common/constants';
import { type Entity, given, maybe, optionalText } from './common/fields';
import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from './imports';

/** POST /api/appointment-imports/check: what each row would become, in the order of the call. */
export const appointmentCheckAnswer = yup.object({
  rows: yup
    .array(
      yup.object({
        /** Whose it is; null if nobody was found, or several. */
        patient: yup.object({ id: given(), name: given() }).nullable().defined(),
        room: yup.object({ id: given(), name: given() }).nullable().defined(),
        /** Why it cannot be booked. */
        refusals: yup.array(given()).required(),
        /** Why somebody has to allow it: it lies outside the hours. */
        outside: maybe(),
        /** What is left out of it. */
        notes: yup.array(given()).required(),
      }),
    )
    .required(),
});
export type AppointmentFinding = Entity<typeof appointmentCheckAnswer>['rows'][number];

/** An ADMIN says for which therapist; a therapist imports for themselves. */
const therapistId = optionalText(64);

const slotSchema = appointmentBodySchema.pick(['date', 'time', 'duration', 'type', 'notes']);

/** An appointment as a file tells it: whose it is has to be found out. */
export const foundAppointmentSchema = slotSchema.shape({
  name: optionalText(TEXT_LIMITS.line),
  documentNumber: optionalText(FOUND_LIMITS.documentNumber),
  email: optionalText(FOUND_LIMITS.email),
  phone: optionalText(FOUND_LIMITS.phone),
  room: optionalText(FOUND_LIMITS.room),
});
export type FoundAppointment = yup.InferType<typeof foundAppointmentSchema>;

/** Body of POST /api/appointment-imports/check. A row may be anything: what is wrong with it is the answer. */
export const appointmentCheckSchema = yup.object({
  therapistId,
  rows: yup.array().of(yup.mixed()).min(1).max(LIMITS.checkRows).required(),
});

/** An appointment whose patient is known. */
export const plannedAppointmentSchema = slotSchema.shape({
  patientId: optionalText(64).required(),
  roomId: optionalText(64),
});
export type PlannedAppointment = yup.InferType<typeof plannedAppointmentSchema>;

/** Body of POST /api/appointment-imports: all of them are booked, or none. Each row is read by `plannedAppointmentSchema`. */
export const appointmentImportSchema = yup.object({
  therapistId,
  rows: yup.array().of(yup.mixed()).min(1).max(LIMITS.rows).required(),
});
