import type { FastifyRequest } from 'fastify';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import { ACCOUNT_PATHS } from '@/contract/auth/accountPaths';
import type { LoginChallenge } from '@/contract/auth/entities';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { AUTH_PATHS } from '@/contract/auth/paths';
import {
  changePasswordSchema,
  loginSchema,
  passwordResetConfirmSchema,
  passwordResetRequestSchema,
  registerSchema,
} from '@/contract/auth/schemas';
import { SIGNED_IN, signedIn } from '../http/access';
import type { App } from '../http/app';
import { badRequest, DomainError, invalidField, takenField, unauthorized } from '../http/errors';
import { doneAnswer } from '../http/fields';
import { passwordResetMail } from '../mail/templates';
import { sessionAnswer, sessionsAnswer, verifyAnswer } from './answers';
import { LOGIN_CHALLENGE_MS, PASSWORD_RESET_MS } from './limits';
import { authRepository } from './repository';
import { secondFactorRepository } from './secondFactorRepository';
import { originOf } from './sessionOrigin';
import { throttleWith } from './throttle';
import { createLinkToken, hashLinkToken } from './tokens';

const open = { access: 'public' } as const;

/** The answer to a right password that is not enough: log-in goes on with the challenge and a code. */
async function challenge(request: FastifyRequest, userId: string): Promise<DomainError> {
  const now = request.now();
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + LOGIN_CHALLENGE_MS);
  await secondFactorRepository(request.db).createChallenge(userId, tokenHash, now, expiresAt);
  const details: LoginChallenge = { code: 'SECOND_FACTOR_REQUIRED', challenge: token };
  return new DomainError(401, ACCOUNT_MESSAGES.codeAsked, { details });
}

/** Sign-in (spec §7 Auth) and the keeping of one's own account. */
export function authRoutes(app: App): void {
  const { passwords, sessions, loginThrottle, mailer, publicUrl } = app;
  const throttle = throttleWith(loginThrottle);

  app.post(
    AUTH_PATHS.login,
    {
      config: open,
      schema: { summary: 'Iniciar sesión', body: loginSchema, response: { 200: sessionAnswer } },
    },
    async (request) => {
      const { email, password } = request.body;
      throttle(email, request.ip);
      const user = await authRepository(request.db).findByEmail(email);
      const matches = await passwords.verify(user?.passwordHash, password);
      if (!user || !matches) throw new DomainError(401, AUTH_MESSAGES.badCredentials);
      // Not forgiven before the second step: who knows only the password gets as few tries as who guesses it.
      if (await secondFactorRepository(request.db).isEnabled(user.id))
        throw await challenge(request, user.id);
      loginThrottle.succeeded(email, request.ip);
      return { token: await sessions.open(user, originOf(request)), user };
    },
  );

  app.post(
    AUTH_PATHS.register,
    {
      config: open,
      schema: {
        summary: 'Registrarse como fisioterapeuta',
        body: registerSchema,
        response: { 201: sessionAnswer },
      },
    },
    async (request, reply) => {
      const { name, email, phone, password } = request.body;
      throttle(`register:${request.ip}`, request.ip);
      const passwordHash = await passwords.hash(password);
      const user = await request.db.transaction((transaction) =>
        authRepository(transaction).createUser(
          // The role is ours to give: whatever a body says, registration makes therapists.
          { name, email, phone: phone || null, role: 'THERAPIST', passwordHash },
          request.now(),
        ),
      );
      if (!user) throw takenField('email', AUTH_MESSAGES.emailTaken);
      loginThrottle.succeeded(`register:${request.ip}`, request.ip);
      void reply.code(201);
      return { token: await sessions.open(user, originOf(request)), user };
    },
  );

  app.get(
    AUTH_PATHS.verify,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Comprobar la sesión', response: { 200: verifyAnswer } },
    },
    async (request) => {
      const user = await authRepository(request.db).findById(signedIn(request).id);
      if (!user) throw unauthorized(AUTH_MESSAGES.sessionExpired);
      return { user };
    },
  );

  app.post(
    AUTH_PATHS.logout,
    {
      config: { access: SIGNED_IN, idempotency: 'none' },
      schema: { summary: 'Cerrar sesión', response: { 200: doneAnswer } },
    },
    async (request) => {
      await authRepository(request.db).revokeSession(signedIn(request).sessionId, request.now());
      return { success: true };
    },
  );

  app.post(
    ACCOUNT_PATHS.changePassword,
    {
      config: {
        access: SIGNED_IN,
        audit: { action: 'UPDATE', entity: 'password' },
        idempotency: 'none',
      },
      schema: {
        summary: 'Cambiar la contraseña y cerrar las demás sesiones',
        body: changePasswordSchema,
        response: { 200: sessionAnswer },
      },
    },
    async (request) => {
      const { id, email } = signedIn(request);
      throttle(email, request.ip);
      const user = await authRepository(request.db).findById(id);
      if (!user || !(await passwords.verify(user.passwordHash, request.body.currentPassword))) {
        throw invalidField('currentPassword', ACCOUNT_MESSAGES.wrongCurrentPassword);
      }
      loginThrottle.succeeded(email, request.ip);
      const passwordHash = await passwords.hash(request.body.newPassword);
      return request.db.transaction(async (transaction) => {
        const repository = authRepository(transaction);
        await repository.setPassword(id, passwordHash);
        // Every token made with the old password dies, this one too; the caller goes on with a new one.
        await repository.revokeSessions(id, request.now());
        await secondFactorRepository(transaction).passwordChanged(id);
        return { token: await sessions.open(user, originOf(request), transaction), user };
      });
    },
  );

  app.post(
    ACCOUNT_PATHS.passwordReset,
    {
      config: open,
      schema: {
        summary: 'Pedir un enlace para cambiar la contraseña',
        body: passwordResetRequestSchema,
        response: { 200: doneAnswer.shape({ message: sessionAnswer.fields.token }) },
      },
    },
    async (request) => {
      const { email } = request.body;
      throttle(`reset:${email}`, request.ip);
      const now = request.now();
      const user = await authRepository(request.db).findByEmail(email);
      if (user) {
        const { token, tokenHash } = createLinkToken();
        const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MS);
        await authRepository(request.db).createPasswordReset(user.id, tokenHash, now, expiresAt);
        const link = `${publicUrl}/login#reset=${token}`;
        // Not awaited: the time that a mail takes would tell that the account exists.
        void mailer
          .send(passwordResetMail({ to: user.email, name: user.name, link }))
          .catch(() => request.log.error('a password reset mail could not be sent'));
      }
      return { success: true, message: ACCOUNT_MESSAGES.resetAsked };
    },
  );

  app.post(
    ACCOUNT_PATHS.passwordResetConfirm,
    {
      config: open,
      schema: {
        summary: 'Elegir una contraseña nueva con el enlace recibido',
        body: passwordResetConfirmSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request) => {
      throttle(`confirm:${request.ip}`, request.ip);
      const { token, password } = request.body;
      const passwordHash = await passwords.hash(password);
      await request.db.transaction(async (transaction) => {
        const repository = authRepository(transaction);
        const userId = await repository.takePasswordReset(hashLinkToken(token), request.now());
        const user = userId ? await repository.findById(userId) : undefined;
        if (!user) throw badRequest(ACCOUNT_MESSAGES.resetInvalid);
        await repository.setPassword(user.id, passwordHash);
        await repository.revokeSessions(user.id, request.now());
        await secondFactorRepository(transaction).passwordChanged(user.id);
        // Whoever holds the mailbox is the owner: what others guessed from this address no longer counts.
        loginThrottle.succeeded(user.email, request.ip);
      });
      loginThrottle.succeeded(`confirm:${request.ip}`, request.ip);
      return { success: true };
    },
  );

  app.get(
    ACCOUNT_PATHS.sessions,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Mis sesiones abiertas', response: { 200: sessionsAnswer } },
    },
    async (request) => {
      const { id, role, sessionId } = signedIn(request);
      const rows = await authRepository(request.db).listSessions({ id, role }, request.now());
      return {
        sessions: rows.map((row) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          lastUsedAt: row.lastUsedAt.toISOString(),
          current: row.id === sessionId,
        })),
      };
    },
  );

  app.delete(
    ACCOUNT_PATHS.otherSessions,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Cerrar las demás sesiones', response: { 200: doneAnswer } },
    },
    async (request) => {
      const { id, sessionId } = signedIn(request);
      await authRepository(request.db).revokeSessions(id, request.now(), sessionId);
      return { success: true };
    },
  );
}
