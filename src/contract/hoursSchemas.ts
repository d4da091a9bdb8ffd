import * as yup from 'yup';
import { areObjects, calendarDate, enumValue, optionalText, unseen, wallTime } from './common/fields';
import { isCalendarDate } from './common/formats';
import { FIELD_MESSAGES } from './common/messages';
import { addDays } from './common/practiceTime';
import type { EditShape } from './edits';
import { ABSENCE_KINDS, HOURS_LIMITS as LIMITS, HOURS_MESSAGES as MESSAGES } from './hours';
import { stretchTimes, weekStretches } from './practiceSchemas';

const isDay = (day: string | null | undefined): day is string => !!day && isCalendarDate(day);

const requiredDay = (message: string) => calendarDate().required(message);

/** A week and the days for which it counts. */
export const workWeekSchema = yup.object({
  from: requiredDay(MESSAGES.fromRequired),
  until: calendarDate().test('after', MESSAGES.untilBefore, function isAfter(until) {
    const { from: first } = this.parent as { from?: string };
    return !isDay(until) || !isDay(first) || until >= first;
  }),
  stretches: weekStretches({ end: MESSAGES.stretchEnd, none: MESSAGES.noStretches }),
});

/** Body of PUT /api/hours/{id}/weeks: all of them. Of those valid on a day, the one that began last counts. */
export const workWeeksSchema = yup.object({
  weeks: yup
    .array(workWeekSchema)
    .required()
    .max(LIMITS.weeksMax, MESSAGES.tooManyWeeks)
    .test('once', function areOnce(weeks = []) {
      if (!areObjects(weeks)) return true;
      const at = weeks.findIndex((one, index) =>
        weeks.slice(0, index).some((other) => other.from === one.from),
      );
      return at < 0 || this.createError({ path: `${this.path}[${at}].from`, message: MESSAGES.sameFrom });
    }),
});
/** Each week is changed for itself, by its first day. */
export const WEEKS_EDIT: EditShape = { portions: { weeks: 'from' } };
export type WorkWeeksBody = yup.InferType<typeof workWeeksSchema>;

/** Hours on one day. */
export const extraSchema = yup.object({
  day: requiredDay(MESSAGES.dayRequired),
  ...stretchTimes(MESSAGES.stretchEnd),
});

/** Body of PUT /api/hours/{id}/extras: all of them. */
export const extrasSchema = yup.object({
  extras: yup
    .array(extraSchema)
    .required()
    .max(LIMITS.extrasMax, MESSAGES.tooManyExtras)
    .test('apart', function areApart(extras = []) {
      if (!areObjects(extras)) return true;
      const at = extras.findIndex((one, index) =>
        extras
          .slice(0, index)
          .some((other) => other.day === one.day && other.from! < one.to! && one.from! < other.to!),
      );
      return at < 0 || this.createError({ path: `${this.path}[${at}].from`, message: MESSAGES.extraOverlap });
    }),
});
/** Extra hours are changed day by day. */
export const EXTRAS_EDIT: EditShape = { portions: { extras: 'day' } };
export type ExtrasBody = yup.InferType<typeof extrasSchema>;

/** The last day of an absence, beside the first. */
const afterFrom = <Schema extends yup.StringSchema<string | null | undefined>>(day: Schema): Schema =>
  day
    .test('after', MESSAGES.untilBefore, function isAfter(last) {
      const { from: first } = this.parent as { from?: string };
      return !isDay(last) || !isDay(first) || last >= first;
    })
    .test('long', MESSAGES.tooLong, function isShort(last) {
      const { from: first } = this.parent as { from?: string };
      return !isDay(last) || !isDay(first) || last <= addDays(first, LIMITS.absenceDays);
    })
    .test('part', MESSAGES.partOfOneDay, function isOneDay(last) {
      const {
        from: first,
        start,
        isPart,
      } = this.parent as {
        from?: string;
        start?: string | null;
        isPart?: boolean;
      };
      return isPart === false || !start || !last || last === first;
    }) as Schema;

/** The end of hours on one day, beside their start. */
const afterStart = <Schema extends yup.StringSchema<string | null | undefined>>(time: Schema): Schema =>
  time.test('after', MESSAGES.stretchEnd, function isAfter(end) {
    const { start } = this.parent as { start?: string | null };
    return !end || !start || end > start;
  }) as Schema;

const span = {
  from: requiredDay(MESSAGES.fromRequired),
  to: afterFrom(requiredDay(MESSAGES.toRequired)),
  start: wallTime().test('both', MESSAGES.timeRequired, function areBoth(start) {
    return !!start || !(this.parent as { end?: string | null }).end;
  }),
  end: afterStart(
    wallTime().test('both', MESSAGES.timeRequired, function areBoth(end) {
      return !!end || !(this.parent as { start?: string | null }).start;
    }),
  ),
};

/**
 * Query of GET /api/hours/{id}/touched: days, or a part of one day. Without days, today. With `outside`, the open
 * appointments still to come outside the hours; days are ignored then.
 */
export const touchedQuerySchema = yup.object({
  ...span,
  from: calendarDate(),
  to: afterFrom(calendarDate()),
  outside: yup.boolean().typeError(FIELD_MESSAGES.wrongType),
});
export type TouchedQuery = yup.InferType<typeof touchedQuerySchema>;

/** Body of POST and PUT of an absence. */
export const absenceSchema = yup.object({
  ...span,
  kind: enumValue(ABSENCE_KINDS, MESSAGES.kindRequired).required(MESSAGES.kindRequired),
  reason: optionalText(LIMITS.reasonMax),
});
/** When an absence is: neither end is changed without the other. */
export const ABSENCE_EDIT: EditShape = { together: [['from', 'to', 'start', 'end']] };
export type AbsenceBody = yup.InferType<typeof absenceSchema>;

/** Form of an absence: the times count only for a part of one day, and the last day only without. */
export const absenceFormSchema = yup.object({
  kind: absenceSchema.fields.kind,
  reason: absenceSchema.fields.reason,
  isPart: yup.boolean().required(),
  from: span.from,
  to: unseen().when('isPart', ([isPart]: boolean[], day) =>
    isPart ? day : afterFrom(requiredDay(MESSAGES.toRequired)),
  ),
  start: unseen().when('isPart', ([isPart]: boolean[], time) =>
    isPart ? wallTime().required(MESSAGES.timeRequired) : time,
  ),
  end: unseen().when('isPart', ([isPart]: boolean[], time) =>
    isPart ? afterStart(wallTime().required(MESSAGES.timeRequired)) : time,
  ),
});
