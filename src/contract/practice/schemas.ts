import * as yup from 'yup';
import {
  areObjects,
  calendarDate,
  email,
  enumValue,
  integer,
  optionalText,
  phone,
  requiredText,
  text,
} from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { DOCUMENT_SPACE } from '../documents/limits';
import type { EditShape } from '../edits/rule';
import { MESSAGE_LIMITS } from '../outbox/enums';
import { FORMALITIES, REGIONS, REGISTRATIONS } from './enums';
import { PRACTICE_LIMITS as LIMITS } from './limits';
import { logoRefusal } from './logo';
import { PRACTICE_MESSAGES as MESSAGES } from './messages';
import { weekStretches } from './stretches';
import { isTaxId } from './taxId';

/** Body of PUT /api/practice/hours. */
export const openingHoursSchema = yup.object({
  openingHours: weekStretches({ end: MESSAGES.stretchEnd, none: MESSAGES.noStretches }),
});
/** Opening hours are changed day by day. */
export const OPENING_HOURS_EDIT: EditShape = { portions: { openingHours: 'weekday' } };
export type OpeningHoursBody = yup.InferType<typeof openingHoursSchema>;

/** A day on which the practice is closed. */
export const holidaySchema = yup.object({
  day: calendarDate().required(MESSAGES.holidayDay),
  name: requiredText(LIMITS.holidayNameMax, MESSAGES.holidayName),
});

/** Body of PUT /api/practice/holidays: the whole list. */
export const holidaysSchema = yup.object({
  holidays: yup
    .array(holidaySchema)
    .required()
    .max(LIMITS.holidaysMax, MESSAGES.tooManyHolidays)
    .test(
      'once',
      MESSAGES.holidayTwice,
      (holidays = []) =>
        !areObjects(holidays) || new Set(holidays.map(({ day }) => day)).size === holidays.length,
    ),
});
/** Each holiday is changed for itself. */
export const HOLIDAYS_EDIT: EditShape = { portions: { holidays: 'day' } };
export type HolidaysBody = yup.InferType<typeof holidaysSchema>;

/** Query of GET /api/practice/holidays/official: this year without one. */
export const officialHolidaysQuery = yup.object({
  year: integer(LIMITS.yearMin, LIMITS.yearMax),
});

/** Body of PUT /api/practice/logo: a picture as a data URL; null removes it. */
export const logoSchema = yup.object({
  logo: yup
    .string()
    .typeError(MESSAGES.logoKind)
    .nullable()
    .defined(MESSAGES.logoKind)
    .test('logo', function isLogo(logo) {
      const refusal = logo === null || logo === undefined ? null : logoRefusal(logo);
      return refusal === null || this.createError({ message: refusal });
    }),
});
export type LogoBody = yup.InferType<typeof logoSchema>;

const reminderHours = () =>
  integer(MESSAGE_LIMITS.reminderHoursMin, MESSAGE_LIMITS.reminderHoursMax, MESSAGES.reminder);

/** Body of PUT /api/practice/settings. */
export const practiceSettingsSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, MESSAGES.nameRequired),
  taxId: text(20)
    .nullable()
    .test('tax-id', MESSAGES.taxId, (value) => !value || isTaxId(value)),
  healthRegistration: optionalText(TEXT_LIMITS.shortText),
  address: optionalText(TEXT_LIMITS.line),
  phone: phone(),
  email: email().nullable(),
  controller: optionalText(TEXT_LIMITS.shortText),
  controllerContact: optionalText(TEXT_LIMITS.line),
  holidayRegion: enumValue(REGIONS).nullable(),
  retentionYears: integer(LIMITS.retentionMin, LIMITS.retentionMax, MESSAGES.retention).required(
    MESSAGES.retention,
  ),
  /** Hours before the start from which a cancellation is late. */
  lateCancellationHours: integer(0, LIMITS.lateCancellationMax, MESSAGES.lateCancellation).required(
    MESSAGES.lateCancellation,
  ),
  /** Room for documents, in gigabytes. Absent from browsers older than documents: it stays as it is. */
  documentSpaceGb: integer(DOCUMENT_SPACE.minGb, DOCUMENT_SPACE.maxGb, MESSAGES.documentSpace),
  /** Whether patients are told of their appointments by mail. Absent from older browsers: it stays as it is. */
  appointmentMails: yup.boolean(),
  /** Whether they are reminded, and how many hours before. The same holds for these and the next. */
  appointmentReminders: yup.boolean(),
  reminderHours: reminderHours(),
  /** Null for no second reminder. */
  lastReminderHours: reminderHours()
    .nullable()
    .transform((value: unknown, original: unknown) => (original === null || original === '' ? null : value))
    .test('gap', MESSAGES.lastReminder, function isLater(value) {
      const { reminderHours: first } = this.parent as { reminderHours?: unknown };
      return value == null || typeof first !== 'number' || value <= first - MESSAGE_LIMITS.reminderGapHours;
    }),
  formality: enumValue(FORMALITIES),
  registration: enumValue(REGISTRATIONS).required(),
});
export type PracticeSettingsBody = yup.InferType<typeof practiceSettingsSchema>;

/** The part of the settings about mails, which has a form of its own. */
export const mailSettingsSchema = practiceSettingsSchema.pick([
  'appointmentMails',
  'appointmentReminders',
  'reminderHours',
  'lastReminderHours',
  'formality',
]);
