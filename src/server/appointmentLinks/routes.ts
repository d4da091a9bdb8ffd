import * as yup from 'yup';
import { linkedAppointmentAnswer } from '@/contract/appointmentLinks/answers';
import { APPOINTMENT_LINK_PATHS as PATHS } from '@/contract/appointmentLinks/paths';
import { appointmentReasonSchema } from '@/contract/appointments/schemas';
import { requiredText } from '@/contract/common/fields';
import type { PublicContext } from '../core/context';
import { routePath, type App } from '../http/app';
import { publicContext } from '../http/command';
import { answerByLink, askAnotherDay, undoByLink } from './commands/answer';
import { showLinked } from './queries';

const open = { access: 'public' } as const;
const params = yup.object({ token: requiredText(200) });
const response = { 200: linkedAppointmentAnswer };

type Act = (context: PublicContext, input: { token: string }) => Promise<void>;

/**
 * Routes of the link in a mail about an appointment, which is the permission. A GET changes nothing, because mail scanners
 * open links; only what a person presses does.
 */
export function appointmentLinkRoutes(app: App): void {
  const show = showLinked(app);
  const acts: [path: (token: string) => string, summary: string, act: Act][] = [
    [PATHS.confirmation, 'Confirmar la cita de un enlace', answerByLink(app, 'CONFIRMED')],
    [PATHS.anotherDay, 'Pedir otro día para la cita de un enlace', askAnotherDay(app)],
    [PATHS.undo, 'Deshacer, durante tres minutos, lo respondido por un enlace', undoByLink(app)],
  ];

  app.get(
    routePath(PATHS.one, 'token'),
    { config: open, schema: { summary: 'La cita del enlace de un correo', params, response } },
    async (request) => show(publicContext(app, request), request.params),
  );

  app.post(
    routePath(PATHS.cancellation, 'token'),
    {
      config: open,
      schema: { summary: 'Cancelar la cita de un enlace', params, body: appointmentReasonSchema, response },
    },
    async (request) => {
      const context = publicContext(app, request);
      await answerByLink(app, 'CANCELLED')(context, { ...request.params, ...request.body });
      return show(context, request.params);
    },
  );

  for (const [path, summary, act] of acts)
    app.post(
      routePath(path, 'token'),
      { config: open, schema: { summary, params, response } },
      async (request) => {
        const context = publicContext(app, request);
        await act(context, request.params);
        return show(context, request.params);
      },
    );
}
