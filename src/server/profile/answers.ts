import * as yup from 'yup';
import { EXPERIENCES, SPECIALIZATIONS } from '@/contract/profile/enums';
import { userAnswer } from '../auth/answers';

/** GET and PUT /api/profile: the user with their professional data, bare (spec §7: 'response is the updated user'). */
export const profileAnswer = userAnswer.shape({
  specialization: yup.string().oneOf(SPECIALIZATIONS).nullable(),
  experience: yup.string().oneOf(EXPERIENCES).nullable(),
  license: yup.string().nullable(),
  address: yup.string().nullable(),
});
