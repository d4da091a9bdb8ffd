import * as yup from 'yup';
import { ALERT_ENDINGS, ALERT_KINDS, ALERT_MESSAGES as MESSAGES } from './alerts';
import { TEXT_LIMITS } from './common/constants';
import { calendarDate, enumValue, optionalText } from './common/fields';

/**
 * Body of POST /api/patients/{id}/alerts. A kind from the list may carry a text; 'OTHER' needs one. `notedOn` is the
 * practice's day since which it is known, today without one; the server refuses a later one.
 */
export const alertBodySchema = yup.object({
  kind: enumValue(ALERT_KINDS).required(MESSAGES.kindRequired),
  text: optionalText(TEXT_LIMITS.shortText).test('said', MESSAGES.textRequired, function isSaid(value) {
    return (this.parent as { kind?: string }).kind !== 'OTHER' || Boolean(value);
  }),
  notedOn: calendarDate(),
});
export type AlertBody = yup.InferType<typeof alertBodySchema>;

/** Body of POST /api/alerts/{id}/end. */
export const alertEndSchema = yup.object({ ending: enumValue(ALERT_ENDINGS).required() });
export type AlertEndBody = yup.InferType<typeof alertEndSchema>;
