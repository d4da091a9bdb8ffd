import { ACCOUNT_PATHS } from '@/contract/account';
import {
  recoveryCodesAnswer,
  secondFactorSetup,
  secondFactorState as stateAnswer,
  sessionAnswer,
} from '@/contract/authAnswers';
import {
  secondFactorConfirmSchema,
  secondFactorDisableSchema,
  secondFactorLoginSchema,
  secondFactorStartSchema,
} from '@/contract/authSchemas';
import { SIGNED_IN } from '../http/access';
import type { App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { done, doneAnswer } from '../http/fields';
import { beginSecondFactor, disableSecondFactor, enableSecondFactor } from './secondFactorCommands';
import { finishSignIn } from './signInCommands';
import { secondFactorState } from './queries';

/** The answers hold secrets that are shown once, so none is stored for an idempotent replay. */
const own = { access: SIGNED_IN, idempotency: 'none' } as const;

/** Routes to set up and remove the second factor, and for the second step of a sign-in. */
export function secondFactorRoutes(app: App): void {
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
    async (request) => finishSignIn(app)(publicContext(request), request.body),
  );

  app.get(
    ACCOUNT_PATHS.secondFactor,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Mi verificación en dos pasos', response: { 200: stateAnswer } },
    },
    async (request) => secondFactorState(commandContext(request)),
  );

  app.post(
    ACCOUNT_PATHS.secondFactor,
    {
      config: own,
      schema: {
        summary: 'Empezar a activar la verificación en dos pasos',
        body: secondFactorStartSchema,
        response: { 200: secondFactorSetup },
      },
    },
    async (request) => beginSecondFactor(app)(commandContext(request), request.body),
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
    async (request) => enableSecondFactor(app)(commandContext(request), request.body),
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
    async (request) => done(disableSecondFactor(app)(commandContext(request), request.body)),
  );
}
