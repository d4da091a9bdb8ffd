import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
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
  unseen,
  wallTime,
} from './common/fields';
import { DOCUMENT_SPACE } from './documents';
import type { EditShape } from './edits';
import { MESSAGE_LIMITS } from './outbox';
import {
  FORMALITIES,
  PRACTICE_LIMITS as LIMITS,
  PRACTICE_MESSAGES as MESSAGES,
  REGIONS,
  REGISTRATIONS,
} from './practice';
import { logoRefusal } from './practiceLogo';
import { isTaxId } from './taxId';

/** What the fields say that are not the same for a practice and a therapist. */
interface StretchTexts {
  /** The end is not after the start. */
  end: string;
  /** There is no stretch at all. */
  none: string;
}

interface Stretch {
  weekday: number;
  from: string;
  to: string;
}

/** Position of the first stretch that crosses an earlier one of its day; -1 if none does. */
export const crossingStretch = (stretches: readonly Stretch[]): number =>
  stretches.findIndex(({ weekday, from, to }, at) =>
    stretches.slice(0, at).some((one) => one.weekday === weekday && one.from < to && from < one.to),
  );

/** Fields `from` and `to` of a stretch. Times are of the practice's clock. */
export const stretchTimes = (endText: string) => ({
  from: wallTime().required(MESSAGES.timeRequired),
  to: wallTime()
    .required(MESSAGES.timeRequired)
    .test('after', endText, function isAfter(to) {
      const { from } = this.parent as { from?: string };
      return !to || !from || to > from;
    }),
});

/** Stretches of a week; those of one day do not cross. */
export const weekStretches = ({ end, none }: StretchTexts) =>
  yup
    .array(yup.object({ weekday: integer(1, 7).required(), ...stretchTimes(end) }))
    .required()
    .min(1, none)
    .max(LIMITS.stretchesMax, MESSAGES.tooManyStretches)
    .test('apart', function areApart(stretches = []) {
      const at = areObjects(stretches) ? crossingStretch(stretches as Stretch[]) : -1;
      return (
        at < 0 || this.createError({ path: `${this.path}[${at}].from`, message: MESSAGES.stretchOverlap })
      );
    });

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

const documentSpaceGb = () => integer(DOCUMENT_SPACE.minGb, DOCUMENT_SPACE.maxGb, MESSAGES.documentSpace);

const reminderHours = () =>
  integer(MESSAGE_LIMITS.reminderHoursMin, MESSAGE_LIMITS.reminderHoursMax, MESSAGES.reminder);

const lastReminderHours = () =>
  reminderHours()
    .nullable()
    .transform((value: unknown, original: unknown) => (original === null || original === '' ? null : value))
    .test('gap', MESSAGES.lastReminder, function isLater(value) {
      const { reminderHours: first } = this.parent as { reminderHours?: unknown };
      return value == null || typeof first !== 'number' || value <= first - MESSAGE_LIMITS.reminderGapHours;
    });

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
  documentSpaceGb: documentSpaceGb(),
  /** Whether patients are told of their appointments by mail. Absent from older browsers: it stays as it is. */
  appointmentMails: yup.boolean(),
  /** Whether they are reminded, and how many hours before. The same holds for these and the next. */
  appointmentReminders: yup.boolean(),
  reminderHours: reminderHours(),
  /** Null for no second reminder. */
  lastReminderHours: lastReminderHours(),
  formality: enumValue(FORMALITIES),
  registration: enumValue(REGISTRATIONS).required(),
});
export type PracticeSettingsBody = yup.InferType<typeof practiceSettingsSchema>;

/** Form of the settings: what an older browser may leave out is asked for. */
export const practiceSettingsFormSchema = practiceSettingsSchema.shape({
  documentSpaceGb: documentSpaceGb().required(MESSAGES.documentSpace),
});

const whileReminded = (hours: yup.AnySchema) =>
  unseen().when(['appointmentMails', 'appointmentReminders'], { is: true, then: () => hours });

/** Form of the part of the settings about mails. The hours are asked for while reminders are sent. */
export const mailSettingsFormSchema = practiceSettingsSchema
  .pick(['appointmentMails', 'appointmentReminders', 'formality'])
  .shape({
    reminderHours: whileReminded(reminderHours().required(MESSAGES.reminder)),
    lastReminderHours: whileReminded(lastReminderHours()),
  });
