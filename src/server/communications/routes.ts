import { untoldAnswer } from '@/contract/appointmentAnswers';
import { communicationsAnswer, toldSchema } from '@/contract/communicationSchemas';
import { COMMUNICATION_PATHS as PATHS } from '@/contract/communications';
import { STAFF, THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { noteTold } from './commands';
import { listCommunications, listUntold } from './queries';

/** «Comunicaciones» of a record, for the therapists of the patient; what is told by hand, for all who work in the agenda. */
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
    async (request) => listCommunications(commandContext(request), request.params),
  );

  app.get(
    PATHS.untold,
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'appointment-list' } },
      schema: {
        summary:
          'Citas de hoy y mañana, también canceladas o movidas, de las que nadie ha avisado al paciente',
        response: { 200: untoldAnswer },
      },
    },
    async (request) => listUntold(app)(commandContext(request)),
  );

  app.post(
    routePath(PATHS.told),
    {
      config: { access: STAFF, audit: { action: 'UPDATE', entity: 'appointment' } },
      schema: {
        summary: 'Anotar que se ha avisado al paciente de una cita',
        params: idParams,
        body: toldSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(noteTold(commandContext(request), { ...request.params, ...request.body })),
  );
}
