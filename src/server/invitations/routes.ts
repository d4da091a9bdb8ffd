import type { FastifyRequest } from 'fastify';
import * as yup from 'yup';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { acceptInvitationSchema } from '@/contract/auth/schemas';
import { requiredText } from '@/contract/common/fields';
import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { acceptanceQuerySchema } from '@/contract/consent/schemas';
import { INVITATION_VALID_DAYS } from '@/contract/invitations/enums';
import { INVITATION_MESSAGES as MESSAGES } from '@/contract/invitations/messages';
import { INVITATION_PATHS } from '@/contract/invitations/paths';
import { invitationBodySchema } from '@/contract/invitations/schemas';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { authRepository } from '../auth/repository';
import { createLinkToken, hashLinkToken } from '../auth/tokens';
import { signedIn, THERAPISTS, type AuditPolicy } from '../http/access';
import { routePath, type App } from '../http/app';
import { badGateway, conflict, notFound, takenField, tooManyRequests } from '../http/errors';
import { doneAnswer, idParams } from '../http/fields';
import { invitationMail } from '../mail/templates';
import { findPatientFor } from '../patients/repository';
import { acceptInvitation } from './accept';
import { invitationsAnswer, oneInvitationAnswer, openInvitationAnswer } from './answers';
import { invitationRepository } from './repository';

/** Names and addresses of patients. */
const LISTED: AuditPolicy = { action: 'READ', entity: 'invitation-list' };

const NOT_CANCELLABLE = 'Esta invitación ya no se puede cancelar';
const MAIL_FAILED = `${MESSAGES.sendFailed}: el servidor de correo no la ha aceptado`;
const DAY = 86_400_000;

const tokenParams = yup.object({ token: requiredText(200) });
const acceptWithToken = acceptInvitationSchema.shape({ token: requiredText(200, MESSAGES.invalidText) });

const toAnswer = <Row extends { createdAt: Date; expiresAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Invitations (spec §7; the paths by token are those of the decisions). */
export function invitationRoutes(app: App): void {
  const { loginThrottle, mailer, passwords, publicUrl } = app;

  app.get(
    INVITATION_PATHS.list,
    {
      config: { access: THERAPISTS, audit: LISTED },
      schema: { summary: 'Mis invitaciones', response: { 200: invitationsAnswer } },
    },
    async (request) => {
      const rows = await invitationRepository(request.db).list(signedIn(request).id, request.now());
      return { invitations: rows.map(toAnswer) };
    },
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
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      if (!(await findPatientFor(request.db, user, id))) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: id });
      const rows = await invitationRepository(request.db).listOfPatient(user.id, id, request.now());
      return { invitations: rows.map(toAnswer) };
    },
  );

  app.post(
    INVITATION_PATHS.list,
    {
      // It sends a mail: no transaction may be held open meanwhile.
      config: { access: THERAPISTS, idempotency: 'claim', audit: { action: 'CREATE', entity: 'invitation' } },
      schema: {
        summary: 'Invitar a un paciente',
        body: invitationBodySchema,
        response: { 201: oneInvitationAnswer },
      },
    },
    async (request, reply) => {
      const user = signedIn(request);
      const { patientId, email } = request.body;
      const now = request.now();
      const patient = await findPatientFor(request.db, user, patientId);
      if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
      if (patient.userId) throw conflict(MESSAGES.alreadyAccepted);
      if (await authRepository(request.db).findByEmail(email))
        throw takenField('email', AUTH_MESSAGES.emailTaken);

      const repository = invitationRepository(request.db);
      const { token, tokenHash } = createLinkToken();
      const expiresAt = new Date(now.getTime() + INVITATION_VALID_DAYS * DAY);
      const values = { patientId, therapistId: user.id, email, tokenHash, createdAt: now, expiresAt };
      const id = await repository.create(values);
      if (!id) throw conflict(MESSAGES.alreadyPending);

      const link = `${publicUrl}/register/invitation/${token}`;
      try {
        await mailer.send(invitationMail(email, { patient: patient.name, therapist: user.name }, link));
      } catch {
        await repository.remove(id);
        request.log.error('an invitation mail could not be sent');
        throw badGateway(MAIL_FAILED);
      }
      await repository.markSent(id);
      const row = await repository.find(user.id, id, now);
      if (!row) throw notFound(MESSAGES.invalid);
      request.audited({ patientId, entityId: id });
      void reply.code(201);
      return { invitation: { ...toAnswer(row), link } };
    },
  );

  app.delete(
    routePath(INVITATION_PATHS.one),
    {
      config: { access: THERAPISTS, audit: { action: 'DELETE', entity: 'invitation' } },
      schema: { summary: 'Cancelar una invitación', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { id: therapistId } = signedIn(request);
      const repository = invitationRepository(request.db);
      const { id } = request.params;
      if (await repository.cancel(therapistId, id, request.now())) return { success: true };
      throw (await repository.find(therapistId, id, request.now())) ? conflict(NOT_CANCELLABLE) : notFound();
    },
  );

  /** Tokens have 256 bits; the limit keeps those who try anyway from using the database for it. */
  function refuseGuessing(address: string): void {
    const wait = loginThrottle.retryAfterFrom(address);
    if (wait > 0) throw tooManyRequests(wait, AUTH_MESSAGES.tooManyAttempts);
  }

  function invalid(address: string) {
    loginThrottle.failedFrom(address);
    return notFound(MESSAGES.invalidText);
  }

  app.get(
    routePath(INVITATION_PATHS.byToken, 'token'),
    {
      config: { access: 'public' },
      schema: {
        summary: 'La invitación de un enlace',
        params: tokenParams,
        response: { 200: openInvitationAnswer },
      },
    },
    async (request) => {
      refuseGuessing(request.ip);
      const tokenHash = hashLinkToken(request.params.token);
      const row = await invitationRepository(request.db).findOpen(tokenHash, request.now());
      if (!row) throw invalid(request.ip);
      return { invitation: { ...toAnswer(row), privacyVersion: PRIVACY_VERSION } };
    },
  );

  interface AcceptRequest {
    token: string;
    name: string;
    password: string;
    /** When the path names the invitation, the token must be its own. */
    id?: string;
    /** Version of the privacy text that was agreed to. */
    privacyVersion?: string | null | undefined;
  }

  async function accept(request: Pick<FastifyRequest, 'db' | 'ip' | 'now'>, body: AcceptRequest) {
    refuseGuessing(request.ip);
    const now = request.now();
    const open = await invitationRepository(request.db).findOpen(hashLinkToken(body.token), now);
    // Before the password is hashed: a stranger without a token must not cost that work.
    if (!open || (body.id !== undefined && body.id !== open.id)) throw invalid(request.ip);
    const passwordHash = await passwords.hash(body.password);
    // One that stands no more is as if not agreed to: the text in force is shown at the first visit.
    const consent = body.privacyVersion === PRIVACY_VERSION ? PRIVACY_VERSION : undefined;
    await acceptInvitation(request.db, { token: body.token, name: body.name, passwordHash, now, consent });
    return { success: true };
  }

  app.post(
    routePath(INVITATION_PATHS.acceptByToken, 'token'),
    {
      config: { access: 'public' },
      schema: {
        summary: 'Crear la cuenta desde el enlace',
        params: tokenParams,
        querystring: acceptanceQuerySchema,
        body: acceptInvitationSchema,
        response: { 201: doneAnswer },
      },
    },
    async (request, reply) => {
      void reply.code(201);
      const { privacyVersion } = request.query;
      return accept(request, { ...request.body, token: request.params.token, privacyVersion });
    },
  );

  app.post(
    routePath(INVITATION_PATHS.accept),
    {
      config: { access: 'public' },
      schema: {
        summary: 'Crear la cuenta desde la invitación y su token',
        params: idParams,
        querystring: acceptanceQuerySchema,
        body: acceptWithToken,
        response: { 201: doneAnswer },
      },
    },
    async (request, reply) => {
      void reply.code(201);
      const { privacyVersion } = request.query;
      return accept(request, { ...request.body, id: request.params.id, privacyVersion });
    },
  );
}
