import * as yup from 'yup';

/*
 * Building blocks of answers. Each answer is a schema in `contract/<domain>/answers.ts`, with which the
 * server serialises and from which the entity type is derived. `entities.ts` exports only types, so that
 * screens do not download schemas.
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
