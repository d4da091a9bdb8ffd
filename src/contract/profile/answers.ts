import * as yup from 'yup';
import { user } from '../auth/answers';
import { type Entity, maybe } from '../common/answers';
import { EXPERIENCES, SPECIALIZATIONS } from './enums';

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
