import * as yup from 'yup';
import { user } from './authAnswers';
import { TEXT_LIMITS } from './common/constants';
import { email, type Entity, maybe, oneOf, optionalText, phone, requiredText } from './common/fields';
import { EXPERIENCES, PROFILE_MESSAGES as MESSAGES, SPECIALIZATIONS } from './profile';

/** GET and PUT /api/profile: the user with professional data, without a wrapper object. */
export const profile = user.shape({
  specialization: yup.string().oneOf(SPECIALIZATIONS).nullable().defined(),
  experience: yup.string().oneOf(EXPERIENCES).nullable().defined(),
  license: maybe(),
  address: maybe(),
});
export type Profile = Entity<
  typeof profile,
  'phone' | 'specialization' | 'experience' | 'license' | 'address'
>;

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
