import * as yup from 'yup';
import { isCalendarDate } from '../common/formats';
import {
  calendarDate,
  email,
  enumValue,
  integer,
  optionalText,
  phone,
  requiredText,
  text,
  wallTime,
} from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { REGIONS, REGISTRATIONS } from './enums';
import { PRACTICE_LIMITS as LIMITS } from './limits';
import { PRACTICE_MESSAGES as MESSAGES } from './messages';
import { isTaxId } from './taxId';

/** One stretch of the week. Times are of the practice's clock. */
const stretch = yup.object({
  weekday: integer(1, 7).required(),
  from: wallTime().required(MESSAGES.timeRequired),
  to: wallTime()
    .required(MESSAGES.timeRequired)
    .test('after', MESSAGES.stretchEnd, function isAfter(to) {
      const { from } = this.parent as { from?: string };
      return !to || !from || to > from;
    }),
});

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

/** Body of PUT /api/practice/hours. */
export const openingHoursSchema = yup.object({
  openingHours: yup
    .array(stretch)
    .required()
    .min(1, MESSAGES.noStretches)
    .max(LIMITS.stretchesMax, MESSAGES.tooManyStretches)
    .test('apart', function areApart(stretches) {
      const at = crossingStretch((stretches ?? []) as Stretch[]);
      return (
        at < 0 || this.createError({ path: `openingHours[${at}].from`, message: MESSAGES.stretchOverlap })
      );
    }),
});
export type OpeningHoursBody = yup.InferType<typeof openingHoursSchema>;

/** A day on which the practice is closed. */
export const holidaySchema = yup.object({
  day: calendarDate()
    .required(MESSAGES.holidayDay)
    .test('real', MESSAGES.holidayDay, (day) => !!day && isCalendarDate(day)),
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
      (holidays = []) => new Set(holidays.map(({ day }) => day)).size === holidays.length,
    ),
});
export type HolidaysBody = yup.InferType<typeof holidaysSchema>;

/** Query of GET /api/practice/holidays/official: this year without one. */
export const officialHolidaysQuery = yup.object({
  year: integer(LIMITS.yearMin, LIMITS.yearMax),
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
  registration: enumValue(REGISTRATIONS).required(),
});
export type PracticeSettingsBody = yup.InferType<typeof practiceSettingsSchema>;
