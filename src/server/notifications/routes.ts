import {
  markedAnswer,
  notificationBodySchema,
  notificationsAnswer,
  oneNotificationAnswer,
  unreadCountAnswer,
} from '@/contract/notificationSchemas';
import { NOTIFICATION_PATHS } from '@/contract/notifications';
import { ADMINS, SIGNED_IN } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { markAllRead, markRead, removeNotification, sendNotification } from './commands';
import { countUnread, listNotifications } from './queries';

/**
 * Routes of the bell. Users read, mark and delete their own notices; an ADMIN may also send one to anybody.
 */
export function notificationsRoutes(app: App): void {
  readRoutes(app);
  writeRoutes(app);
}

function readRoutes(app: App): void {
  app.get(
    NOTIFICATION_PATHS.list,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Mis notificaciones', response: { 200: notificationsAnswer } },
    },
    async (request) => listNotifications(commandContext(request)),
  );

  app.get(
    NOTIFICATION_PATHS.unreadCount,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Número de notificaciones sin leer', response: { 200: unreadCountAnswer } },
    },
    async (request) => countUnread(commandContext(request)),
  );
}

function writeRoutes(app: App): void {
  app.patch(
    NOTIFICATION_PATHS.markAllRead,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Marcar todas como leídas', response: { 200: markedAnswer } },
    },
    async (request) => ({ success: true, marked: await markAllRead(commandContext(request)) }),
  );

  app.patch(
    routePath(NOTIFICATION_PATHS.read),
    {
      config: { access: SIGNED_IN },
      schema: {
        summary: 'Marcar una como leída',
        params: idParams,
        response: { 200: oneNotificationAnswer },
      },
    },
    async (request) => ({ notification: await markRead(commandContext(request), request.params) }),
  );

  app.delete(
    routePath(NOTIFICATION_PATHS.one),
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Eliminar una notificación', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(removeNotification(commandContext(request), request.params)),
  );

  app.post(
    NOTIFICATION_PATHS.list,
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Enviar una notificación a una persona',
        body: notificationBodySchema,
        response: { 201: oneNotificationAnswer },
      },
    },
    async (request) => ({ notification: await sendNotification(commandContext(request), request.body) }),
  );
}
