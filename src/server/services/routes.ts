import { editable } from '@/contract/edits/schemas';
import { oneServiceAnswer, servicesAnswer } from '@/contract/services/answers';
import { SERVICE_PATHS } from '@/contract/services/paths';
import { serviceBodySchema } from '@/contract/services/schemas';
import { ADMINS, STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { doneAnswer, idParams } from '../http/fields';
import { createService } from './commands/create';
import { removeService } from './commands/remove';
import { updateService } from './commands/update';
import { listServices } from './queries';

/** Routes of the practice's services: staff read, an ADMIN changes. */
export function serviceRoutes(app: App): void {
  app.get(
    SERVICE_PATHS.list,
    {
      config: { access: STAFF },
      schema: { summary: 'Los servicios de la consulta', response: { 200: servicesAnswer } },
    },
    async (request) => listServices(commandContext(app, request)),
  );

  app.post(
    SERVICE_PATHS.list,
    {
      config: { access: ADMINS },
      schema: { summary: 'Crear un servicio', body: serviceBodySchema, response: { 201: oneServiceAnswer } },
    },
    async (request, reply) => {
      void reply.code(201);
      return createService(commandContext(app, request), request.body);
    },
  );

  app.put(
    routePath(SERVICE_PATHS.one),
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Cambiar un servicio',
        params: idParams,
        body: editable(serviceBodySchema),
        response: { 200: oneServiceAnswer },
      },
    },
    async (request) =>
      updateService(commandContext(app, request), { id: request.params.id, body: request.body }),
  );

  app.delete(
    routePath(SERVICE_PATHS.one),
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Eliminar un servicio que ninguna cita tiene',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => removeService(commandContext(app, request), request.params),
  );
}
