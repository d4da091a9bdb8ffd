import * as yup from 'yup';
import { TEXT_LIMITS } from './constants';
import { dateFault, isEmail, isWebAddress, normalEmail, timeFault } from './formats';
import { FIELD_MESSAGES } from './messages';
import { cleanText, isPhone, normaliseEnum, readNumber } from './text';

/**
 * Field builders for all schemas of the contract. They clean and trim text, reject values of another type instead of
 * casting them, and provide the Spanish error message.
 */

/**
 * Whether each item of a list is an object. A test of a whole list runs before those of its items, so that it may meet
 * anything a body can hold.
 */
export const areObjects = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'object' && item !== null);

/** Optional text of at most `max` characters, cleaned and trimmed. `null` counts as absent. */
export function text(max: number) {
  return (
    yup
      .string()
      // yup casts numbers and booleans to strings; return the original, so that a wrong type is an error.
      .transform((_value: unknown, original: unknown) =>
        typeof original === 'string' ? cleanText(original).trim() : original,
      )
      .typeError(FIELD_MESSAGES.wrongType)
      .max(max, FIELD_MESSAGES.tooLong(max))
  );
}

/** Optional text; '', `null` and absent are all accepted. */
export function optionalText(max: number) {
  return text(max).nullable();
}

/** Text that must not be empty after trimming. */
export function requiredText(max: number, message: string = FIELD_MESSAGES.required) {
  return text(max).required(message);
}

/** An instant that `Date` can read, however it is written. */
export function anyInstant() {
  return requiredText(40).test(
    'instant',
    FIELD_MESSAGES.wrongType,
    (value) => !Number.isNaN(Date.parse(value)),
  );
}

/** Optional e-mail address, in its normal form. */
export function email() {
  return text(TEXT_LIMITS.email)
    .transform((value: unknown) => (typeof value === 'string' ? normalEmail(value) : value))
    .test('email', FIELD_MESSAGES.email, (value) => !value || isEmail(value));
}

/** Optional phone number, as people write it. */
export function phone() {
  return text(TEXT_LIMITS.phone)
    .nullable()
    .test('phone', FIELD_MESSAGES.phone, (value) => !value || isPhone(value));
}

/** Optional calendar day `YYYY-MM-DD`. An empty string counts as absent. */
export function calendarDate() {
  return text(10)
    .nullable()
    .test('calendar-date', function isDay(value) {
      const fault = value ? dateFault(value) : undefined;
      return fault === undefined || this.createError({ message: fault });
    });
}

/** Optional wall-clock time `HH:mm`, 24 hours. */
export function wallTime() {
  return text(5)
    .nullable()
    .test('wall-time', function isTime(value) {
      const fault = value ? timeFault(value) : undefined;
      return fault === undefined || this.createError({ message: fault });
    });
}

/** A field that a form does not show: what it held before must not stop the form. */
export const unseen = () => yup.mixed().nullable();

/** A number. Texts are read as people type them; an empty one counts as absent. */
function number(message: string) {
  return yup
    .number()
    .transform((_value: unknown, original: unknown) => {
      if (original === '' || original === null) return undefined;
      if (typeof original === 'string') return readNumber(original);
      return typeof original === 'number' ? original : Number.NaN;
    })
    .typeError(message);
}

/** Integer from `min` to `max`. */
export function integer(min: number, max: number, message: string = FIELD_MESSAGES.between(min, max)) {
  return number(message).integer(FIELD_MESSAGES.integer).min(min, message).max(max, message);
}

/** Number from `min` to `max` with at most one decimal. */
export function decimal(min: number, max: number, message: string) {
  return number(message)
    .min(min, message)
    .max(max, message)
    .test('one-decimal', message, (value) => value === undefined || Number(value.toFixed(1)) === value);
}

/** One of `values`. */
export function oneOf<T extends string>(values: readonly T[], message: string = FIELD_MESSAGES.option) {
  return yup
    .mixed<T>({
      type: 'string',
      check: (value: unknown): value is T => typeof value === 'string',
    })
    .typeError(message)
    .oneOf([...values], message);
}

/** One of upper-case `values`, accepted in either case. */
export function enumValue<T extends string>(values: readonly T[], message: string = FIELD_MESSAGES.option) {
  return oneOf(values, message).transform((_value: unknown, original: unknown) => {
    const normal = normaliseEnum(original);
    return normal === '' ? undefined : (normal as T);
  });
}

/** Id of a row of our server, or any short opaque id of another backend. */
export function id(message: string = FIELD_MESSAGES.required) {
  return requiredText(64, message);
}

/** Optional web address. */
export function webAddress() {
  return text(TEXT_LIMITS.url)
    .nullable()
    .test('web-address', FIELD_MESSAGES.url, (value) => !value || isWebAddress(value));
}

/*
 * Building blocks of answers: schemas with which the server serialises, and from which the entity types are derived. They
 * stand in files of their own (`…Answers.ts`), because a screen takes only their types.
 */

/** Entity type of an answer. Keys in `Ours` are optional, because other backends do not send them. */
export type Entity<Schema extends yup.AnySchema, Ours extends keyof yup.InferType<Schema> = never> = Omit<
  yup.InferType<Schema>,
  Ours
> &
  Partial<Pick<yup.InferType<Schema>, Ours>>;

/** Required text, not empty. */
export const given = () => yup.string().required();

/** Optional text: `null` if absent, never empty. */
export const maybe = () => yup.string().min(1).nullable().defined();

/** Required instant, ISO 8601. */
export const instant = () => yup.string().datetime().required();

/** Optional instant, ISO 8601; `null` if absent. */
export const maybeInstant = () => instant().nullable().defined();

/** Required instant, ISO 8601 with the practice's UTC offset. */
export const practiceInstant = () => yup.string().datetime({ allowOffset: true }).required();

/** Required day of the practice, `YYYY-MM-DD`. */
export const practiceDay = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required();

/** Required integer. */
export const whole = () => yup.number().integer().required();

/** Optional integer; `null` if absent. */
export const maybeWhole = () => yup.number().integer().nullable().defined();

/** Required count: an integer, never negative. */
export const count = () => whole().min(0);

/** Optional pain or effort as reported by the patient, 0–10. */
export const maybeScore = () => maybeWhole().min(0).max(10);

/** Optional list of texts; `null` if absent. */
export const lines = () => yup.array(given()).nullable().defined();
