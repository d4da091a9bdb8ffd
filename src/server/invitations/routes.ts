import * as yup from 'yup';
import { acceptInvitationSchema } from '@/contract/authSchemas';
import { requiredText } from '@/contract/common/fields';
import { acceptanceQuerySchema } from '@/contract/consentSchemas';
import {
  invitationBodySchema,
  invitationsAnswer,
  linkedInvitationAnswer,
  oneInvitationAnswer,
} from '@/contract/invitationSchemas';
import { INVITATION_MESSAGES as MESSAGES, INVITATION_PATHS } from '@/contract/invitations';
import { STAFF, THERAPISTS } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { acceptInvitation, cancelInvitation, invite } from './commands';
import { listInvitations, listInvitationsOf, openInvitation } from './queries';

/** Lists are logged, because they contain patients' names and addresses. */
const LISTED: AuditPolicy = { action: 'READ', entity: 'invitation-list' };

const open = { access: 'public' } as const;
const tokenParams = yup.object({ token: requiredText(200) });
const acceptWithToken = acceptInvitationSchema.shape({ token: requiredText(200, MESSAGES.invalidText) });

/**
 * Routes of invitations. A therapist has their own, the desk sends and cancels any, and the invited person has only a
 * link.
 */
export function invitationRoutes(app: App): void {
  therapistRoutes(app);
  linkRoutes(app);
}

function therapistRoutes(app: App): void {
  app.get(
    INVITATION_PATHS.list,
    {
      config: { access: THERAPISTS, audit: LISTED },
      schema: { summary: 'Mis invitaciones', response: { 200: invitationsAnswer } },
    },
    async (request) => listInvitations(commandContext(request)),
  );

  app.get(
    routePath(INVITATION_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: LISTED },
      schema: {
        summary: 'Invitaciones de un paciente',
        params: idParams,
        response: { 200: invitationsAnswer },
      },
    },
    async (request) => listInvitationsOf(commandContext(request), request.params),
  );

  app.post(
    INVITATION_PATHS.list,
    {
      // The handler sends a mail, so no transaction may stay open meanwhile.
      config: { access: STAFF, idempotency: 'claim', audit: { action: 'CREATE', entity: 'invitation' } },
      schema: {
        summary: 'Invitar a un paciente',
        body: invitationBodySchema,
        response: { 201: oneInvitationAnswer },
      },
    },
    async (request) => ({ invitation: await invite(app)(commandContext(request), request.body) }),
  );

  app.delete(
    routePath(INVITATION_PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'DELETE', entity: 'invitation' } },
      schema: { summary: 'Cancelar una invitación', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(cancelInvitation(commandContext(request), request.params)),
  );
}

function linkRoutes(app: App): void {
  app.get(
    routePath(INVITATION_PATHS.byToken, 'token'),
    {
      config: open,
      schema: {
        summary: 'La invitación de un enlace',
        params: tokenParams,
        response: { 200: linkedInvitationAnswer },
      },
    },
    async (request) => openInvitation(app)(publicContext(request), request.params),
  );

  app.post(
    routePath(INVITATION_PATHS.acceptByToken, 'token'),
    {
      config: open,
      schema: {
        summary: 'Crear la cuenta desde el enlace',
        params: tokenParams,
        querystring: acceptanceQuerySchema,
        body: acceptInvitationSchema,
        response: { 201: doneAnswer },
      },
    },
    async (request) => {
      const { body, params, query } = request;
      return done(acceptInvitation(app)(publicContext(request), { ...body, ...params, ...query }));
    },
  );

  app.post(
    routePath(INVITATION_PATHS.accept),
    {
      config: open,
      schema: {
        summary: 'Crear la cuenta desde la invitación y su token',
        params: idParams,
        querystring: acceptanceQuerySchema,
        body: acceptWithToken,
        response: { 201: doneAnswer },
      },
    },
    async (request) => {
      const { body, params, query } = request;
      return done(acceptInvitation(app)(publicContext(request), { ...body, ...params, ...query }));
    },
  );
}
