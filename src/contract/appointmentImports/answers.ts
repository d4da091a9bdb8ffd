import * as yup from 'yup';
import { type Entity, given, maybe } from '../common/answers';
import { endedImport } from '../imports/answers';

/** GET /api/appointment-imports, the latest first. */
export const appointmentImportsAnswer = yup.object({ imports: yup.array(endedImport).required() });

/** POST /api/appointment-imports. */
export const oneAppointmentImportAnswer = yup.object({ import: endedImport.required() });

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
