import * as yup from 'yup';
import { type Entity, given, maybe, maybeWhole, practiceDay, whole } from './common/fields';
import { FORMALITIES, REGIONS, REGISTRATIONS } from './practice';

/** Required wall-clock time `HH:mm`. */
export const wallTime = () =>
  yup
    .string()
    .matches(/^\d{2}:\d{2}$/)
    .required();

/** A stretch of the week in which the practice is open, from `HH:mm` to `HH:mm` of its clock. */
export const openStretch = yup.object({
  weekday: whole().meta({ description: '1 lunes a 7 domingo' }),
  from: wallTime(),
  to: wallTime(),
});
export type WeekStretch = Entity<typeof openStretch>;

/** A day on which the practice is closed. */
export const holiday = yup.object({ day: practiceDay(), name: given() });
export type Holiday = Entity<typeof holiday>;

/** GET and PUT /api/practice/hours, and PUT /api/practice/holidays. */
export const hoursAnswer = yup.object({
  openingHours: yup.array(openStretch).required(),
  holidays: yup.array(holiday).required(),
});
export type PracticeHours = Entity<typeof hoursAnswer>;

/** GET /api/practice/holidays/official. */
export const officialHolidaysAnswer = yup.object({ holidays: yup.array(holiday).required() });

/** Settings of the practice, for administration. */
export const practiceSettings = yup.object({
  /** Empty until administration has given one. */
  name: yup.string().defined(),
  taxId: maybe(),
  healthRegistration: maybe(),
  address: maybe(),
  phone: maybe(),
  email: maybe(),
  controller: maybe(),
  controllerContact: maybe(),
  /** Region whose holidays are proposed; null for the national ones. */
  holidayRegion: yup.string().oneOf(REGIONS).defined().nullable(),
  retentionYears: whole(),
  lateCancellationHours: whole(),
  /** Room for documents, in gigabytes. */
  documentSpaceGb: whole(),
  appointmentMails: yup
    .boolean()
    .required()
    .meta({ description: 'Si se avisa a los pacientes de sus citas por correo' }),
  appointmentReminders: yup.boolean().required(),
  reminderHours: whole().meta({ description: 'Horas antes de la cita' }),
  lastReminderHours: maybeWhole().meta({ description: 'Del segundo recordatorio; sin valor, no hay' }),
  formality: yup.string().oneOf(FORMALITIES).required(),
  registration: yup.string().oneOf(REGISTRATIONS).required(),
});
export type PracticeSettings = Entity<typeof practiceSettings>;

/** GET and PUT /api/practice/settings. */
export const practiceSettingsAnswer = yup.object({ settings: practiceSettings.required() });

/** What everybody may know of the practice. Null: not stored, and screens, mails and prints stay as without it. */
export const practiceIdentity = yup.object({
  name: maybe(),
  logo: maybe().meta({ description: 'Imagen como data URL' }),
  address: maybe(),
  phone: maybe(),
  email: maybe(),
  /** Data controller that the privacy text names. */
  controller: maybe(),
  controllerContact: maybe(),
  retentionYears: whole(),
  formality: yup
    .string()
    .oneOf(FORMALITIES)
    .required()
    .meta({ description: 'Cómo se habla a los pacientes' }),
  timeZone: given(),
});
export type PracticeIdentity = Entity<typeof practiceIdentity>;

/** GET /api/practice/identity and PUT /api/practice/logo. */
export const practiceIdentityAnswer = yup.object({ identity: practiceIdentity.required() });

/** What stands on papers of the practice beside its identity. The NIF may be a person's, so only who is signed in is told. */
export const legalIdentity = practiceSettings.pick(['taxId', 'healthRegistration']);
export type LegalIdentity = Entity<typeof legalIdentity>;

/** GET /api/practice/legal-identity. */
export const legalIdentityAnswer = yup.object({ legal: legalIdentity.required() });

/** GET /api/practice/registration. */
export const registrationAnswer = yup.object({ registration: yup.string().oneOf(REGISTRATIONS).required() });
