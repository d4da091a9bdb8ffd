import * as yup from 'yup';
import { email, id } from '../common/fields';
import { INVITATION_MESSAGES } from './messages';

/** Body of POST /api/invitations. */
export const invitationBodySchema = yup.object({
  patientId: id(),
  email: email().required(INVITATION_MESSAGES.emailRequired),
});
