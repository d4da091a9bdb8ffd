import * as yup from 'yup';
import { acceptInvitationFormSchema, acceptInvitationSchema } from './authSchemas';
import { TEXT_LIMITS } from './common/constants';
import { email, enumValue, phone, requiredText } from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import { STAFF_ROLES, TEAM_MESSAGES as MESSAGES } from './team';

/** Body of POST /api/team/invitations. */
export const staffInvitationSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, MESSAGES.nameRequired),
  email: email().required(MESSAGES.emailRequired),
  role: enumValue(STAFF_ROLES, MESSAGES.roleRequired).required(MESSAGES.roleRequired),
});
export type StaffInvitationBody = yup.InferType<typeof staffInvitationSchema>;

/** Body of POST /api/team/join/{token}. E-mail and role are those of the invitation. */
export const joinSchema = acceptInvitationSchema.shape({ phone: phone() });
export type JoinBody = yup.InferType<typeof joinSchema>;

/** Form for joining: the body's fields and the confirmation. */
export const joinFormSchema = acceptInvitationFormSchema.shape({ phone: phone() });

/** Body of PUT /api/team/{id}/roles: whether somebody treats patients, and whether they administer the practice. */
export const staffRolesSchema = yup.object({
  treats: yup.boolean().typeError(FIELD_MESSAGES.wrongType).required(),
  administers: yup
    .boolean()
    .typeError(FIELD_MESSAGES.wrongType)
    .required()
    .test(
      'any',
      MESSAGES.noRole,
      (administers, { parent }) => administers || Boolean((parent as { treats?: unknown }).treats),
    ),
});
export type StaffRolesBody = yup.InferType<typeof staffRolesSchema>;

/** Body of PUT /api/team/{id}/mails: whether patients are told by mail of the appointments in somebody's agenda. */
export const agendaMailsSchema = yup.object({
  appointmentMails: yup.boolean().typeError(FIELD_MESSAGES.wrongType).required(),
});
