import * as yup from 'yup';
import { registerFormSchema, registerSchema } from './authSchemas';
import { TEXT_LIMITS } from './common/constants';
import { type Entity, enumValue, given, requiredText, text } from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import { isTimeZone } from './common/formats';
import { PRACTICE_MESSAGES, REGIONS, REGISTRATIONS } from './practice';
import { openStretch } from './practiceAnswers';
import { openingHoursSchema, practiceSettingsSchema } from './practiceSchemas';
import { SETUP_MESSAGES as MESSAGES } from './setup';

const answered = () => yup.string().nullable();

/** What was answered in the finished steps; what was not is absent. Never the password. */
const keptAnswers = yup.object({
  practiceName: answered(),
  timeZone: answered(),
  address: answered(),
  taxId: answered(),
  name: answered(),
  email: answered(),
  treats: yup.boolean(),
  openingHours: yup.array(openStretch),
  holidayRegion: yup.string().oneOf(REGIONS).nullable(),
  registration: yup.string().oneOf(REGISTRATIONS),
  loadsExercises: yup.boolean(),
});

export type KeptAnswers = Entity<typeof keptAnswers>;

/** GET /api/setup/{token}: what the form begins with. */
export const setUpStart = yup.object({
  timeZone: given().meta({ description: 'Zona horaria que propone el servidor' }),
  answers: keptAnswers.meta({ description: 'Lo contestado en los pasos terminados' }),
});

/** The same as the form has it. */
export interface SetUpStart {
  timeZone: string;
  answers: SetUpAnswers;
}

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
