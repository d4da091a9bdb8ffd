import * as yup from 'yup';
import { ALERT_ENDINGS, ALERT_KINDS } from './alerts';
import { type Entity, given, instant, maybe, practiceDay } from './common/fields';

const person = () => yup.object({ name: given() });

/** A clinical alert: since when it is known and who noted it, and how it ended. `ended` is `null` while it is open. */
export const alert = yup.object({
  id: given(),
  kind: yup.string().oneOf(ALERT_KINDS).required(),
  text: maybe(),
  notedOn: practiceDay(),
  author: person().required(),
  ended: yup
    .object({ at: instant(), by: given(), ending: yup.string().oneOf(ALERT_ENDINGS).required() })
    .nullable()
    .defined(),
});
export type Alert = Entity<typeof alert>;

/** GET and POST of a patient's alerts: the open ones first, then the ended ones, the latest first. */
export const alertListAnswer = yup.object({ alerts: yup.array(alert).required() });

/** GET /api/alerts/marks. */
export const alertMarksAnswer = yup.object({ patientIds: yup.array(given()).required() });
