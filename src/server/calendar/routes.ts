import * as yup from 'yup';
import { calendarFeedAnswer, calendarFeedState } from '@/contract/appointmentAnswers';
import { CALENDAR_PATHS } from '@/contract/appointments';
import type { AuditAction } from '@/contract/audit';
import type { AuditPolicy } from '../core/context';
import { SIGNED_IN } from '../http/access';
import type { App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { done, doneAnswer, fileAnswer } from '../http/fields';
import { replaceFeed, revokeFeed } from './commands';
import { feedFile, feedState } from './queries';

const tokenParams = yup.object({ token: yup.string().required() });

/** Logged, because the address shows the agenda to whoever has it, without a sign-in. */
const audit = (action: AuditAction): AuditPolicy => ({ action, entity: 'calendar-feed' });

/**
 * Routes of a user's private calendar address: revocable, for subscribing in other calendars, without
 * clinical data.
 */
export function calendarRoutes(app: App): void {
  app.get(
    CALENDAR_PATHS.feed,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Si hay una dirección privada de calendario', response: { 200: calendarFeedState } },
    },
    async (request) => feedState(commandContext(request)),
  );

  app.post(
    CALENDAR_PATHS.feed,
    {
      // The answer holds a secret, so the idempotency store must not keep it.
      config: { access: SIGNED_IN, idempotency: 'none', audit: audit('CREATE') },
      schema: {
        summary: 'Crear la dirección privada de calendario; la anterior deja de valer',
        response: { 201: calendarFeedAnswer },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return replaceFeed(app)(commandContext(request));
    },
  );

  app.delete(
    CALENDAR_PATHS.feed,
    {
      config: { access: SIGNED_IN, audit: audit('DELETE') },
      schema: { summary: 'Anular la dirección privada de calendario', response: { 200: doneAnswer } },
    },
    async (request) => done(revokeFeed(commandContext(request))),
  );

  app.get(
    // 43 characters are 256 bits in base64url; any other length is a 404.
    '/api/calendar/:token(^[\\w-]{43}).ics',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Calendario privado, sin datos clínicos ni nombres completos',
        params: tokenParams,
        response: { 200: fileAnswer(['text/calendar']) },
      },
    },
    async (request, reply) => {
      const file = await feedFile(publicContext(request), request.params);
      void reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
      return file;
    },
  );
}
