import * as yup from 'yup';
import {
  linkedAppointmentAnswer,
  ownAnswerSchema,
  ownCancellationSchema,
} from '@/contract/appointmentLinkSchemas';
import { APPOINTMENT_LINK_PATHS as PATHS, OWN_ANSWER_PATHS as OWN } from '@/contract/appointmentLinks';
import { appointmentReasonSchema } from '@/contract/appointmentSchemas';
import { requiredText } from '@/contract/common/fields';
import type { AuditPolicy } from '../core/context';
import { PATIENTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { answerAppointment, askAnotherDay, takeAnswerBack, type Act } from './commands';
import { findLinked, findOwn, openLink, showLinked } from './queries';

const ACTS: Record<'confirmation' | 'anotherDay' | 'undo', { summary: string; act: Act }> = {
  confirmation: { summary: 'Confirmar la cita', act: answerAppointment('CONFIRMED') },
  anotherDay: { summary: 'Pedir otro día para la cita', act: askAnotherDay },
  undo: { summary: 'Deshacer, durante tres minutos, lo respondido', act: takeAnswerBack },
};
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
const cancel = answerAppointment('CANCELLED');

/**
 * What patients answer about their appointments: by the link in a mail, which is the permission, and signed in. A GET
 * changes nothing, because mail scanners open links; only what a person presses does.
 */
export function appointmentLinkRoutes(app: App): void {
  linkRoutes(app);
  ownRoutes(app);
}

function linkRoutes(app: App): void {
  const open = { access: 'public' } as const;
  const params = yup.object({ token: requiredText(200) });
  const response = { 200: linkedAppointmentAnswer };

  app.get(
    routePath(PATHS.one, 'token'),
    { config: open, schema: { summary: 'La cita del enlace de un correo', params, response } },
    async (request) => {
      const context = publicContext(request);
      return showLinked(context, await openLink(app, context, request.params.token));
    },
  );

  app.post(
    routePath(PATHS.cancellation, 'token'),
    {
      config: open,
      schema: { summary: 'Cancelar la cita de un enlace', params, body: appointmentReasonSchema, response },
    },
    async (request) => {
      const context = publicContext(request);
      const link = await openLink(app, context, request.params.token);
      await cancel(context, findLinked(link), request.body.reason);
      return showLinked(context, link);
    },
  );

  for (const name of NAMES)
    app.post(
      routePath(PATHS[name], 'token'),
      { config: open, schema: { summary: `${ACTS[name].summary}, por un enlace`, params, response } },
      async (request) => {
        const context = publicContext(request);
        const link = await openLink(app, context, request.params.token);
        await ACTS[name].act(context, findLinked(link));
        return showLinked(context, link);
      },
    );
}

function ownRoutes(app: App): void {
  const audit: AuditPolicy = { action: 'UPDATE', entity: 'appointment' };
  const config = { access: PATIENTS, audit };
  const response = { 200: doneAnswer };

  app.post(
    routePath(OWN.cancellation),
    {
      config,
      schema: {
        summary: 'Cancelar una cita propia',
        params: idParams,
        body: ownCancellationSchema,
        response,
      },
    },
    async (request) => {
      const { reason, ...seen } = request.body;
      return done(cancel(commandContext(request), findOwn({ ...request.params, ...seen }), reason));
    },
  );

  for (const name of NAMES)
    app.post(
      routePath(OWN[name]),
      {
        config,
        schema: {
          summary: `${ACTS[name].summary}, como su paciente`,
          ...{ params: idParams, body: ownAnswerSchema, response },
        },
      },
      async (request) =>
        done(ACTS[name].act(commandContext(request), findOwn({ ...request.params, ...request.body }))),
    );
}
