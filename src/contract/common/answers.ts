import * as yup from 'yup';

/*
 * Building blocks of answers. Each answer is defined once, as a schema in `contract/<domain>/answers.ts`:
 * the server serialises with it, and it gives the entity type. `entities.ts` exports the types alone, so
 * that no screen downloads a schema.
 */

/** Entity type of an answer. Keys in `Ours` are optional, because other backends do not send them. */
export type Entity<Schema extends yup.AnySchema, Ours extends keyof yup.InferType<Schema> = never> = Omit<
  yup.InferType<Schema>,
  Ours
> &
  Partial<Pick<yup.InferType<Schema>, Ours>>;

/** A text that is there. */
export const given = () => yup.string().required();

/** A text that may be absent: then `null`, never empty. */
export const maybe = () => yup.string().min(1).nullable().defined();

/** An instant, ISO 8601. */
export const instant = () => yup.string().datetime().required();

/** The same, where there may be none. */
export const maybeInstant = () => instant().nullable().defined();

/** An instant on the practice's clock, ISO 8601 with its offset. */
export const practiceInstant = () => yup.string().datetime({ allowOffset: true }).required();

/** A day of the practice, `YYYY-MM-DD`. */
export const practiceDay = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required();

/** A whole number. */
export const whole = () => yup.number().integer().required();

/** A whole number that may be absent. */
export const maybeWhole = () => yup.number().integer().nullable().defined();

/** How many: a whole number, never below 0. */
export const count = () => whole().min(0);

/** Pain or effort reported by the patient, 0–10. */
export const maybeScore = () => maybeWhole().min(0).max(10);

/** Texts in their order, where there may be none. */
export const lines = () => yup.array(given()).nullable().defined();
