import * as yup from 'yup';
import { requiredText } from '@/contract/common/fields';
import {
  oneMemberAnswer,
  oneStaffInvitationAnswer,
  staffInvitationsAnswer,
  staffJoiningAnswer,
  teamAnswer,
  therapistsAnswer,
} from '@/contract/teamAnswers';
import { TEAM_PATHS } from '@/contract/team';
import {
  agendaMailsSchema,
  joinSchema,
  staffInvitationSchema,
  staffRolesSchema,
} from '@/contract/teamSchemas';
import { ADMINS, STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import {
  cancelStaffInvitation,
  changeRoles,
  deactivateMember,
  inviteStaff,
  joinTeam,
  reactivateMember,
  resendStaffInvitation,
  switchMails,
} from './commands';
import { listStaffInvitations, listTeam, listTherapists, openStaffInvitation } from './queries';

const tokenParams = yup.object({ token: requiredText(200) });

/** The team of the practice, for an ADMIN, and joining it, for who has a link. */
export function teamRoutes(app: App): void {
  memberRoutes(app);
  invitationRoutes(app);
  joinRoutes(app);
}

function memberRoutes(app: App): void {
  app.get(
    TEAM_PATHS.list,
    {
      config: { access: ADMINS },
      schema: { summary: 'El equipo de la consulta', response: { 200: teamAnswer } },
    },
    async (request) => listTeam(commandContext(request)),
  );

  app.get(
    TEAM_PATHS.therapists,
    {
      config: { access: STAFF },
      schema: { summary: 'Los fisioterapeutas con acceso', response: { 200: therapistsAnswer } },
    },
    async (request) => listTherapists(commandContext(request)),
  );

  app.post(
    routePath(TEAM_PATHS.deactivation),
    {
      // The sockets are closed when the change is stored, so the transaction must be the command's own.
      config: { access: ADMINS, idempotency: 'claim', audit: { action: 'DELETE', entity: 'staff-access' } },
      schema: {
        summary: 'Quitar el acceso a alguien del equipo',
        params: idParams,
        response: { 200: oneMemberAnswer },
      },
    },
    async (request) => ({
      member: await deactivateMember({ ...commandContext(request), server: app.server }, request.params),
    }),
  );

  app.post(
    routePath(TEAM_PATHS.reactivation),
    {
      config: { access: ADMINS, audit: { action: 'CREATE', entity: 'staff-access' } },
      schema: {
        summary: 'Devolver el acceso a alguien del equipo',
        params: idParams,
        response: { 200: oneMemberAnswer },
      },
    },
    async (request) => ({ member: await reactivateMember(commandContext(request), request.params) }),
  );

  app.put(
    routePath(TEAM_PATHS.roles),
    {
      config: { access: ADMINS, audit: { action: 'UPDATE', entity: 'staff-access' } },
      schema: {
        summary: 'Decir si alguien del equipo atiende a pacientes, administra la consulta o ambas cosas',
        params: idParams,
        body: staffRolesSchema,
        response: { 200: oneMemberAnswer },
      },
    },
    async (request) => ({
      member: await changeRoles(commandContext(request), { ...request.params, ...request.body }),
    }),
  );

  app.put(
    routePath(TEAM_PATHS.mails),
    {
      config: { access: ADMINS, audit: { action: 'UPDATE', entity: 'practice' } },
      schema: {
        summary: 'Decir si se avisa por correo de las citas de una agenda',
        params: idParams,
        body: agendaMailsSchema,
        response: { 200: oneMemberAnswer },
      },
    },
    async (request) => ({
      member: await switchMails(commandContext(request), { ...request.params, ...request.body }),
    }),
  );
}

function invitationRoutes(app: App): void {
  app.get(
    TEAM_PATHS.invitations,
    {
      config: { access: ADMINS },
      schema: { summary: 'Invitaciones abiertas del equipo', response: { 200: staffInvitationsAnswer } },
    },
    async (request) => listStaffInvitations(commandContext(request)),
  );

  app.post(
    TEAM_PATHS.invitations,
    {
      // The handler sends a mail, so no transaction may stay open meanwhile.
      config: {
        access: ADMINS,
        idempotency: 'claim',
        audit: { action: 'CREATE', entity: 'staff-invitation' },
      },
      schema: {
        summary: 'Invitar a alguien al equipo',
        body: staffInvitationSchema,
        response: { 201: oneStaffInvitationAnswer },
      },
    },
    async (request) => ({ invitation: await inviteStaff(app)(commandContext(request), request.body) }),
  );

  app.post(
    routePath(TEAM_PATHS.resend),
    {
      config: {
        access: ADMINS,
        idempotency: 'claim',
        audit: { action: 'UPDATE', entity: 'staff-invitation' },
      },
      schema: {
        summary: 'Enviar de nuevo la invitación, con otro enlace',
        params: idParams,
        response: { 200: oneStaffInvitationAnswer },
      },
    },
    async (request) => ({
      invitation: await resendStaffInvitation(app)(commandContext(request), request.params),
    }),
  );

  app.post(
    routePath(TEAM_PATHS.cancellation),
    {
      config: { access: ADMINS, audit: { action: 'DELETE', entity: 'staff-invitation' } },
      schema: {
        summary: 'Cancelar la invitación de alguien al equipo',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(cancelStaffInvitation(commandContext(request), request.params)),
  );
}

function joinRoutes(app: App): void {
  app.get(
    routePath(TEAM_PATHS.join, 'token'),
    {
      config: { access: 'public' },
      schema: {
        summary: 'La invitación al equipo de un enlace',
        params: tokenParams,
        response: { 200: staffJoiningAnswer },
      },
    },
    async (request) => openStaffInvitation(app)(publicContext(request), request.params),
  );

  app.post(
    routePath(TEAM_PATHS.join, 'token'),
    {
      config: { access: 'public' },
      schema: {
        summary: 'Crear la cuenta con la que se trabaja en la consulta',
        params: tokenParams,
        body: joinSchema,
        response: { 201: doneAnswer },
      },
    },
    async (request) => done(joinTeam(app)(publicContext(request), { ...request.body, ...request.params })),
  );
}
