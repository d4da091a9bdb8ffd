import { editable } from '@/contract/editSchemas';
import {
  mySessionsAnswer,
  oneSessionAnswer,
  sessionsAnswer,
  sessionVersionsAnswer,
} from '@/contract/sessionAnswers';
import { SESSION_PATHS } from '@/contract/sessions';
import { sessionBodySchema } from '@/contract/sessionSchemas';
import { PATIENTS, SIGNED_IN, STAFF } from '../http/access';
import { type App, routePath } from '../http/app';
import { commandContext } from '../http/command';
import { idParams } from '../http/fields';
import { correctSession, recordSession } from './commands';
import { getSession, listSessions, listSessionsOfPatient, listSessionVersions } from './queries';

const audit = (action: 'READ' | 'CREATE' | 'UPDATE') => ({ action, entity: 'session' });

/** Routes of treatment sessions. The repository decides who reads and writes which. */
export function sessionRoutes(app: App): void {
  listRoutes(app);
  oneRoutes(app);
  writeRoutes(app);
}

function listRoutes(app: App): void {
  app.get(
    SESSION_PATHS.list,
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: {
        summary: 'Mis sesiones, de la más reciente a la más antigua',
        response: { 200: sessionsAnswer },
      },
    },
    async (request) => ({ data: await listSessions(commandContext(request)) }),
  );

  app.get(
    SESSION_PATHS.mine,
    {
      config: { access: PATIENTS, audit: audit('READ') },
      schema: { summary: 'Las sesiones del paciente que pregunta', response: { 200: mySessionsAnswer } },
    },
    async (request) => ({ sessions: await listSessions(commandContext(request)) }),
  );

  app.get(
    routePath(SESSION_PATHS.ofPatient),
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: { summary: 'Sesiones de un paciente', params: idParams, response: { 200: sessionsAnswer } },
    },
    async (request) => ({ data: await listSessionsOfPatient(commandContext(request), request.params.id) }),
  );
}

function oneRoutes(app: App): void {
  app.get(
    routePath(SESSION_PATHS.one),
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: { summary: 'Una sesión', params: idParams, response: { 200: oneSessionAnswer } },
    },
    async (request) => ({ data: await getSession(commandContext(request), request.params.id) }),
  );

  app.get(
    routePath(SESSION_PATHS.versions),
    {
      config: { access: STAFF, audit: audit('READ') },
      schema: {
        summary: 'Versiones anteriores de una sesión, de la más reciente a la primera',
        params: idParams,
        response: { 200: sessionVersionsAnswer },
      },
    },
    async (request) => ({ data: await listSessionVersions(commandContext(request), request.params.id) }),
  );
}

function writeRoutes(app: App): void {
  app.post(
    SESSION_PATHS.list,
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Registrar una sesión',
        body: sessionBodySchema,
        response: { 201: oneSessionAnswer },
      },
    },
    async (request) => ({ data: await recordSession(commandContext(request), request.body) }),
  );

  app.put(
    routePath(SESSION_PATHS.one),
    {
      config: { access: STAFF, audit: audit('UPDATE') },
      schema: {
        summary: 'Cambiar una sesión; lo que decía queda como versión anterior',
        params: idParams,
        body: editable(sessionBodySchema),
        response: { 200: oneSessionAnswer },
      },
    },
    async (request) => ({
      data: await correctSession(commandContext(request), request.params.id, request.body),
    }),
  );
}
