import * as yup from 'yup';
import { requiredText } from '@/contract/common/fields';
import { setUpAnswersSchema, setUpSchema, setUpStart } from '@/contract/setupSchemas';
import { SETUP_PATHS } from '@/contract/setup';
import { routePath, type App } from '../http/app';
import { publicContext } from '../http/command';
import { done, doneAnswer } from '../http/fields';
import { keepAnswers, setUp, refuseLink } from './commands';
import { setUpRepository } from './repository';

const tokenParams = yup.object({ token: requiredText(200) });

/** The first start of a practice, for who has the address that the server prints. */
export function setupRoutes(app: App): void {
  const path = routePath(SETUP_PATHS.one, 'token');

  app.get(
    path,
    {
      config: { access: 'public', isOpenBeforeSetUp: true },
      schema: {
        summary: 'Comprobar el enlace con el que se configura la consulta',
        params: tokenParams,
        response: { 200: setUpStart },
      },
    },
    async (request) => {
      const context = publicContext(request);
      await refuseLink(app, context, request.params.token);
      return { timeZone: app.practice.timeZone(), answers: await setUpRepository(context.db).answers() };
    },
  );

  app.put(
    path,
    {
      config: { access: 'public', isOpenBeforeSetUp: true },
      schema: {
        summary: 'Guardar lo contestado en un paso de la configuración',
        params: tokenParams,
        body: setUpAnswersSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request) =>
      done(keepAnswers(app)(publicContext(request), { ...request.params, answers: request.body })),
  );

  app.post(
    path,
    {
      config: { access: 'public', isOpenBeforeSetUp: true },
      schema: {
        summary: 'Configurar la consulta y crear su primera cuenta de administración',
        params: tokenParams,
        body: setUpSchema,
        response: { 201: doneAnswer },
      },
    },
    async (request) => done(setUp(app)(publicContext(request), { ...request.body, ...request.params })),
  );
}
