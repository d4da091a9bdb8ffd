import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import { ACCOUNT_PATHS } from '@/contract/auth/accountPaths';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import {
  secondFactorConfirmSchema,
  secondFactorDisableSchema,
  secondFactorLoginSchema,
  secondFactorStartSchema,
} from '@/contract/auth/schemas';
import type { FastifyRequest } from 'fastify';
import { SIGNED_IN, signedIn } from '../http/access';
import type { App } from '../http/app';
import { conflict, DomainError, invalidField, tooManyRequests } from '../http/errors';
import { doneAnswer } from '../http/fields';
import { recoveryCodesAnswer, secondFactorAnswer, secondFactorSetupAnswer, sessionAnswer } from './answers';
import { createRecoveryCodes, hashRecoveryCode } from './recoveryCodes';
import { authRepository } from './repository';
import type { CodeCheck } from './secondFactor';
import { secondFactorRepository } from './secondFactorRepository';
import { originOf } from './sessionOrigin';
import { throttleWith } from './throttle';
import { hashLinkToken } from './tokens';

/** Answers hold secrets that are shown once, so none of them is kept for a repeated request. */
const own = { access: SIGNED_IN, idempotency: 'none' } as const;

/** The optional second factor: its keeping by the signed-in, and the second step of a log-in. */
export function secondFactorRoutes(app: App): void {
  const { passwords, sessions, secondFactor, loginThrottle } = app;
  const throttle = throttleWith(loginThrottle);
  const codesOf = (email: string) => `code:${email}`;

  /** Refuses who does not know the password of the session they hold: it may be an open screen in a shared room. */
  async function checkPassword(request: FastifyRequest, password: string): Promise<void> {
    const { id, email } = signedIn(request);
    throttle(email, request.ip);
    const user = await authRepository(request.db).findById(id);
    if (!user || !(await passwords.verify(user.passwordHash, password)))
      throw invalidField('password', ACCOUNT_MESSAGES.wrongPassword);
    loginThrottle.succeeded(email, request.ip);
  }

  function mustWait(outcome: CodeCheck): void {
    if (typeof outcome === 'object') throw tooManyRequests(outcome.wait, AUTH_MESSAGES.tooManyAttempts);
  }

  app.post(
    ACCOUNT_PATHS.loginSecondFactor,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Segundo paso del inicio de sesión',
        body: secondFactorLoginSchema,
        response: { 200: sessionAnswer },
      },
    },
    async (request) => {
      const { challenge, code } = request.body;
      const now = request.now();
      const tokenHash = hashLinkToken(challenge);
      const user = await secondFactorRepository(request.db).findChallenge(tokenHash, now);
      if (!user) {
        const wait = loginThrottle.retryAfterFrom(request.ip);
        if (wait > 0) throw tooManyRequests(wait, AUTH_MESSAGES.tooManyAttempts);
        loginThrottle.failedFrom(request.ip);
        throw new DomainError(401, ACCOUNT_MESSAGES.challengeOver);
      }
      throttle(codesOf(user.email), request.ip);
      // Nothing is thrown in here: a wrong code must stay counted.
      const outcome = await request.db.transaction(async (transaction) => {
        const checked = await secondFactor.check(transaction, { userId: user.id, code, recovery: true, now });
        if (checked !== 'right') return checked;
        if (!(await secondFactorRepository(transaction).takeChallenge(tokenHash))) return 'none';
        return { token: await sessions.open(user, originOf(request), transaction) };
      });
      if (typeof outcome === 'object' && 'token' in outcome) {
        loginThrottle.succeeded(codesOf(user.email), request.ip);
        loginThrottle.succeeded(user.email, request.ip);
        return { token: outcome.token, user };
      }
      mustWait(outcome);
      throw new DomainError(
        401,
        outcome === 'wrong' ? ACCOUNT_MESSAGES.codeWrong : ACCOUNT_MESSAGES.challengeOver,
      );
    },
  );

  app.get(
    ACCOUNT_PATHS.secondFactor,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Mi verificación en dos pasos', response: { 200: secondFactorAnswer } },
    },
    async (request) => {
      const { id } = signedIn(request);
      const repository = secondFactorRepository(request.db);
      const enabled = await repository.isEnabled(id);
      return { enabled, recoveryCodesLeft: enabled ? await repository.recoveryCodesLeft(id) : 0 };
    },
  );

  app.post(
    ACCOUNT_PATHS.secondFactor,
    {
      config: own,
      schema: {
        summary: 'Empezar a activar la verificación en dos pasos',
        body: secondFactorStartSchema,
        response: { 200: secondFactorSetupAnswer },
      },
    },
    async (request) => {
      await checkPassword(request, request.body.password);
      const setup = await secondFactor.begin(request.db, signedIn(request), request.now());
      if (!setup) throw conflict(ACCOUNT_MESSAGES.alreadyEnabled);
      return setup;
    },
  );

  app.post(
    ACCOUNT_PATHS.secondFactorConfirm,
    {
      config: { ...own, audit: { action: 'CREATE', entity: 'second-factor' } },
      schema: {
        summary: 'Activar la verificación en dos pasos con un código de la aplicación',
        body: secondFactorConfirmSchema,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => {
      const { id, email } = signedIn(request);
      const now = request.now();
      throttle(codesOf(email), request.ip);
      const recoveryCodes = createRecoveryCodes();
      const outcome = await request.db.transaction(async (transaction) => {
        const repository = secondFactorRepository(transaction);
        if (await repository.isEnabled(id)) return 'enabled';
        const { code } = request.body;
        const checked = await secondFactor.check(transaction, { userId: id, code, recovery: false, now });
        if (checked === 'right') await repository.enable(id, recoveryCodes.map(hashRecoveryCode), now);
        return checked;
      });
      if (outcome === 'enabled') throw conflict(ACCOUNT_MESSAGES.alreadyEnabled);
      mustWait(outcome);
      if (outcome === 'none') throw conflict(ACCOUNT_MESSAGES.notStarted);
      if (outcome !== 'right') throw invalidField('code', ACCOUNT_MESSAGES.codeWrong);
      loginThrottle.succeeded(codesOf(email), request.ip);
      return { recoveryCodes };
    },
  );

  app.post(
    ACCOUNT_PATHS.secondFactorDisable,
    {
      config: { ...own, audit: { action: 'DELETE', entity: 'second-factor' } },
      schema: {
        summary: 'Quitar la verificación en dos pasos, con la contraseña y un código',
        body: secondFactorDisableSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request) => {
      const { id, email } = signedIn(request);
      const { password, code } = request.body;
      await checkPassword(request, password);
      throttle(codesOf(email), request.ip);
      const outcome = await request.db.transaction(async (transaction) => {
        const check = { userId: id, code, recovery: true, now: request.now() };
        const checked = await secondFactor.check(transaction, check);
        if (checked === 'right') await secondFactorRepository(transaction).remove(id);
        return checked;
      });
      mustWait(outcome);
      // Where there is none, what was asked for is so already.
      if (outcome === 'wrong') throw invalidField('code', ACCOUNT_MESSAGES.codeWrong);
      loginThrottle.succeeded(codesOf(email), request.ip);
      return { success: true };
    },
  );
}
