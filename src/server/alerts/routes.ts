import { alertListAnswer, alertMarksAnswer } from '@/contract/alertAnswers';
import { ALERT_PATHS } from '@/contract/alerts';
import { alertBodySchema, alertEndSchema } from '@/contract/alertSchemas';
import { THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { idParams } from '../http/fields';
import { addAlert, endAlert } from './commands';
import { alertMarks, listAlerts } from './queries';

/** Clinical alerts, for the therapists of the patient. An ADMIN sees neither them nor their marks. */
export function alertRoutes(app: App): void {
  app.get(
    routePath(ALERT_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'alert' } },
      schema: {
        summary: 'Alertas clínicas de un paciente',
        params: idParams,
        response: { 200: alertListAnswer },
      },
    },
    async (request) => ({ alerts: await listAlerts(commandContext(request), request.params) }),
  );

  app.get(
    ALERT_PATHS.marks,
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'alert-marks' } },
      schema: { summary: 'Qué pacientes míos tienen alertas', response: { 200: alertMarksAnswer } },
    },
    async (request) => alertMarks(commandContext(request)),
  );

  app.post(
    routePath(ALERT_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: { action: 'CREATE', entity: 'alert' } },
      schema: {
        summary: 'Añadir una alerta clínica',
        params: idParams,
        body: alertBodySchema,
        response: { 201: alertListAnswer },
      },
    },
    async (request) => ({ alerts: await addAlert(commandContext(request), sent(request)) }),
  );

  app.post(
    routePath(ALERT_PATHS.end),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'alert' } },
      schema: {
        summary: 'Cerrar una alerta clínica',
        params: idParams,
        body: alertEndSchema,
        response: { 200: alertListAnswer },
      },
    },
    async (request) => ({ alerts: await endAlert(commandContext(request), sent(request)) }),
  );
}
