import { ACCOUNT_PATHS } from '@/contract/account';
import { sessionAnswer, sessionsAnswer, verifyAnswer } from '@/contract/authAnswers';
import { AUTH_PATHS } from '@/contract/auth';
import {
  changePasswordSchema,
  loginSchema,
  passwordResetConfirmSchema,
  passwordResetRequestSchema,
  registerSchema,
} from '@/contract/authSchemas';
import { SIGNED_IN } from '../http/access';
import type { App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { done, doneAnswer } from '../http/fields';
import { changePassword, requestPasswordReset, resetPassword } from './passwordCommands';
import { register, signIn, signOut, signOutElsewhere } from './signInCommands';
import { listSessions, verifySession } from './queries';

const open = { access: 'public' } as const;

/** Sign-in, password and sign-in session routes. The second factor has its own in `secondFactorRoutes`. */
export function authRoutes(app: App): void {
  signInRoutes(app);
  passwordRoutes(app);
  sessionRoutes(app);
}

function signInRoutes(app: App): void {
  app.post(
    AUTH_PATHS.login,
    {
      config: open,
      schema: { summary: 'Iniciar sesión', body: loginSchema, response: { 200: sessionAnswer } },
    },
    async (request) => signIn(app)(publicContext(request), request.body),
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
    async (request) => register(app)(publicContext(request), request.body),
  );

  app.get(
    AUTH_PATHS.verify,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Comprobar la sesión', response: { 200: verifyAnswer } },
    },
    async (request) => verifySession(commandContext(request)),
  );

  app.post(
    AUTH_PATHS.logout,
    {
      config: { access: SIGNED_IN, idempotency: 'none' },
      schema: { summary: 'Cerrar sesión', response: { 200: doneAnswer } },
    },
    async (request) => done(signOut(commandContext(request))),
  );
}

function passwordRoutes(app: App): void {
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
    async (request) => changePassword(app)(commandContext(request), request.body),
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
    async (request) => requestPasswordReset(app)(publicContext(request), request.body),
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
    async (request) => done(resetPassword(app)(publicContext(request), request.body)),
  );
}

function sessionRoutes(app: App): void {
  app.get(
    ACCOUNT_PATHS.sessions,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Mis sesiones abiertas', response: { 200: sessionsAnswer } },
    },
    async (request) => listSessions(commandContext(request)),
  );

  app.delete(
    ACCOUNT_PATHS.otherSessions,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Cerrar las demás sesiones', response: { 200: doneAnswer } },
    },
    async (request) => done(signOutElsewhere(commandContext(request))),
  );
}
