import * as yup from 'yup';
import { email, oneOf, optionalText, phone, requiredText } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { EXPERIENCES, SPECIALIZATIONS } from './enums';
import { PROFILE_MESSAGES as MESSAGES } from './messages';

/** A select without a choice sends an empty string, which counts as absent. */
const emptyAsNull = (_value: unknown, original: unknown) => (original === '' ? null : original);

/** Body of PUT /api/profile. */
export const profileBodySchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, MESSAGES.nameRequired),
  email: email().required(MESSAGES.emailRequired),
  phone: phone(),
  specialization: oneOf(SPECIALIZATIONS).nullable().transform(emptyAsNull),
  experience: oneOf(EXPERIENCES).nullable().transform(emptyAsNull),
  license: optionalText(TEXT_LIMITS.shortText),
  address: optionalText(TEXT_LIMITS.line),
});

export type ProfileBody = yup.InferType<typeof profileBodySchema>;
