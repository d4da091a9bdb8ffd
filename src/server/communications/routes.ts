import { communicationsAnswer } from '@/contract/communications/answers';
import { COMMUNICATION_PATHS as PATHS } from '@/contract/communications/paths';
import { THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { idParams } from '../http/fields';
import { listCommunications } from './queries';

/** «Comunicaciones» of a record, for the therapists of the patient. */
export function communicationRoutes(app: App): void {
  app.get(
    routePath(PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'communication-list' } },
      schema: {
        summary: 'Lo que se ha comunicado a un paciente sobre sus citas, y lo que ha respondido',
        params: idParams,
        response: { 200: communicationsAnswer },
      },
    },
    async (request) => listCommunications(commandContext(app, request), request.params),
  );
}
