import * as yup from 'yup';
import { registerFormSchema, registerSchema } from '../auth/schemas';
import { enumValue, requiredText, text } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { FIELD_MESSAGES } from '../common/messages';
import { isTimeZone } from '../common/timeZones';
import { REGISTRATIONS } from '../practice/enums';
import { PRACTICE_MESSAGES } from '../practice/messages';
import { openingHoursSchema, practiceSettingsSchema } from '../practice/schemas';
import { SETUP_MESSAGES as MESSAGES } from './messages';

const choice = () => yup.boolean().typeError(FIELD_MESSAGES.wrongType);

const practice = practiceSettingsSchema.pick(['taxId', 'address', 'holidayRegion']).shape({
  practiceName: requiredText(TEXT_LIMITS.name, PRACTICE_MESSAGES.nameRequired),
  timeZone: text(TEXT_LIMITS.shortText)
    .required(MESSAGES.timeZone)
    .test('time-zone', MESSAGES.timeZone, (zone) => !zone || isTimeZone(zone)),
  registration: enumValue(REGISTRATIONS, MESSAGES.registration).required(MESSAGES.registration),
  openingHours: openingHoursSchema.fields
    .openingHours as (typeof openingHoursSchema)['fields']['openingHours'],
  /** Whether the first administrator treats patients as well. */
  treats: choice(),
  loadsExercises: choice(),
});

/** Body of PUT /api/setup/{token}: the answers of a finished step. None of them is the password. */
export const setUpAnswersSchema = practice.concat(registerSchema.pick(['name', 'email'])).partial();
export type SetUpAnswers = yup.InferType<typeof setUpAnswersSchema>;

/**
 * Body of POST /api/setup/{token}: the practice, and its first administrator. The official holidays are those of
 * `holidayRegion`; null means the national ones alone, and without it there are none.
 */
export const setUpSchema = practice.concat(registerSchema.pick(['name', 'email', 'password']));
export type SetUpBody = yup.InferType<typeof setUpSchema>;

/** Form of the first start: the body's fields and the confirmation. */
export const setUpFormSchema = practice.concat(
  registerFormSchema.pick(['name', 'email', 'password', 'confirmPassword']),
);
