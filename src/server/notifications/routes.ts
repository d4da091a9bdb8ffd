import { NOTIFICATION_PATHS } from '@/contract/notifications/paths';
import { notificationBodySchema } from '@/contract/notifications/schemas';
import type { Database } from '../db/database';
import { ADMINS, SIGNED_IN, signedIn } from '../http/access';
import { routePath, type App } from '../http/app';
import { invalidField, notFound } from '../http/errors';
import { doneAnswer, idParams, isUuid } from '../http/fields';
import {
  markedAnswer,
  notificationsAnswer,
  oneNotificationAnswer,
  toNotification,
  unreadCountAnswer,
} from './answers';
import { createNotification, notificationsRepository } from './repository';

const UNKNOWN = 'Notificación no encontrada';
const PURGE_EVERY_MS = 6 * 3_600_000;

/** The bell (spec §7 Notifications): everyone reads, marks and deletes their own; an ADMIN may write one to anybody. */
export function notificationsRoutes(app: App): void {
  let purgedAt = app.clock.now().getTime();

  /** Retention, in passing: a few times a day one reader of the bell also clears what is past its term. */
  async function purgeWhenDue(db: Database, now: Date): Promise<void> {
    if (now.getTime() - purgedAt < PURGE_EVERY_MS) return;
    purgedAt = now.getTime();
    await notificationsRepository(db).purge(now);
  }

  app.get(
    NOTIFICATION_PATHS.list,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Mis notificaciones', response: { 200: notificationsAnswer } },
    },
    async (request) => {
      const rows = await notificationsRepository(request.db).list(signedIn(request).id);
      await purgeWhenDue(request.db, request.now());
      return { notifications: rows.map(toNotification) };
    },
  );

  app.get(
    NOTIFICATION_PATHS.unreadCount,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Número de notificaciones sin leer', response: { 200: unreadCountAnswer } },
    },
    async (request) => ({
      unreadCount: await notificationsRepository(request.db).unreadCount(signedIn(request).id),
    }),
  );

  app.patch(
    NOTIFICATION_PATHS.markAllRead,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Marcar todas como leídas', response: { 200: markedAnswer } },
    },
    async (request) => {
      const marked = await notificationsRepository(request.db).markAllRead(
        signedIn(request).id,
        request.now(),
      );
      return { success: true, marked };
    },
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
    async (request) => {
      const row = await notificationsRepository(request.db).markRead(
        signedIn(request).id,
        request.params.id,
        request.now(),
      );
      if (!row) throw notFound(UNKNOWN);
      return { notification: toNotification(row) };
    },
  );

  app.delete(
    routePath(NOTIFICATION_PATHS.one),
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Eliminar una notificación', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const removed = await notificationsRepository(request.db).remove(
        signedIn(request).id,
        request.params.id,
      );
      if (!removed) throw notFound(UNKNOWN);
      return { success: true };
    },
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
    async (request, reply) => {
      const { userId, type, title, message, link } = request.body;
      const repository = notificationsRepository(request.db);
      if (!isUuid(userId) || !(await repository.isUser(userId))) {
        throw invalidField('userId', 'Esa persona no existe');
      }
      const createdAt = request.now();
      const id = await createNotification(request.db, {
        userId,
        type,
        title,
        message,
        link: link || null,
        createdAt,
      });
      void reply.code(201);
      return {
        notification: toNotification({
          id,
          type,
          title,
          message,
          link: link || null,
          readAt: null,
          createdAt,
        }),
      };
    },
  );
}
