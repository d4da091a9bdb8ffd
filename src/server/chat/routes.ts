import * as yup from 'yup';
import { CHAT_PATHS } from '@/contract/chat/paths';
import { conversationBodySchema, messageBodySchema } from '@/contract/chat/schemas';
import { auditRepository } from '../audit/repository';
import { signedIn, THERAPISTS, type AccessPolicy, type AuditPolicy } from '../http/access';
import { routePath, type App } from '../http/app';
import { badRequest, notFound } from '../http/errors';
import { idParams, isUuid } from '../http/fields';
import { notificationsRepository } from '../notifications/repository';
import {
  conversationAnswer,
  conversationsAnswer,
  createdConversationAnswer,
  sentMessageAnswer,
  toListItem,
  toMessage,
} from './answers';
import { ROUTES_OF_NOTIFICATIONS } from './links';
import { chatRepository } from './repository';
import { sendMessage } from './sendMessage';

const UNKNOWN = 'Conversación no encontrada';
const UNKNOWN_PATIENT = 'Paciente no encontrado';
/** Names and the beginning of each last message. The screen asks every 15 s: within the hour only what is new counts. */
const LISTED: AuditPolicy = { action: 'READ', entity: 'conversation-list' };
const LISTED_MS = 3_600_000;

const CLIENT_ID = /^[\w.:~+/=-]{8,64}$/;

/** An ADMIN takes part in no conversation. */
const CHATTERS: AccessPolicy = { roles: ['THERAPIST', 'PATIENT'] };

const pageQuery = yup.object({
  before: yup
    .string()
    .matches(/^\d{1,15}$/, 'El cursor no es válido')
    .optional(),
});

/** The client's id of a message: `Idempotency-Key`, so that the body is the documented one, or `clientId`. */
function clientIdOf(header: string | string[] | undefined, body: string | null | undefined): string | null {
  const id = header ?? body;
  if (!id) return null;
  if (typeof id !== 'string' || !CLIENT_ID.test(id))
    throw badRequest('La clave Idempotency-Key no es válida');
  return id;
}

/** Conversations (spec §7): a therapist and one of their patients, read and written by these two only. */
export function chatRoutes(app: App): void {
  app.get(
    CHAT_PATHS.list,
    {
      config: { access: CHATTERS, audit: LISTED },
      schema: { summary: 'Mis conversaciones', response: { 200: conversationsAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      const rows = await chatRepository(request.db).list(user);
      const since = new Date(request.now().getTime() - LISTED_MS);
      const before = await auditRepository(request.db).last(user.id, LISTED.entity, since);
      const nothingNew = before !== undefined && !rows.some(({ last }) => last && last.createdAt > before);
      request.audited({ patientId: user.patientId, nothingNew });
      return { conversations: rows.map((row) => toListItem(row, user)) };
    },
  );

  app.post(
    CHAT_PATHS.list,
    {
      config: { access: THERAPISTS, audit: { action: 'CREATE', entity: 'conversation' } },
      schema: {
        summary: 'Abrir la conversación con un paciente propio',
        body: conversationBodySchema,
        response: { 200: createdConversationAnswer, 201: createdConversationAnswer },
      },
    },
    async (request, reply) => {
      const user = signedIn(request);
      const { patientId } = request.body;
      const repository = chatRepository(request.db);
      const opened = isUuid(patientId) ? await repository.open(user.id, patientId, request.now()) : undefined;
      const row = opened && (await repository.find(user, opened.id));
      if (!opened || !row) throw notFound(UNKNOWN_PATIENT);
      request.audited({ patientId, entityId: opened.id });
      void reply.code(opened.created ? 201 : 200);
      return { conversation: toListItem(row, user) };
    },
  );

  app.get(
    routePath(CHAT_PATHS.one),
    {
      config: { access: CHATTERS, audit: { action: 'READ', entity: 'conversation' } },
      schema: {
        summary: 'Una conversación con sus mensajes; leerla la marca como leída',
        params: idParams,
        querystring: pageQuery,
        response: { 200: conversationAnswer },
      },
    },
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      const { before } = request.query;
      const repository = chatRepository(request.db);
      const row = await repository.find(user, id);
      if (!row) throw notFound(UNKNOWN);
      const { rows, hasOlder } = await repository.page(id, before === undefined ? undefined : Number(before));
      const newest = rows.at(-1)?.seq ?? 0;
      const nothingNew = before === undefined && newest <= (row.lastReadSeq ?? 0);
      request.audited({ patientId: row.patientId, nothingNew });
      // Older pages were passed on the way up; only the newest one says what has been read.
      if (before === undefined && !nothingNew) {
        await repository.markRead(id, user.id, newest);
        const link = ROUTES_OF_NOTIFICATIONS.conversation(id);
        await notificationsRepository(request.db).markReadByLink(user.id, link, request.now());
      }
      const oldest = rows[0]?.seq;
      return {
        conversation: {
          ...toListItem(row, user),
          unreadCount: 0,
          messages: rows.map(toMessage),
          nextCursor: hasOlder && oldest !== undefined ? String(oldest) : null,
        },
      };
    },
  );

  app.post(
    routePath(CHAT_PATHS.messages),
    {
      // Messages are unique by client id for ever, not for a day, and are announced after their commit.
      config: { access: CHATTERS, idempotency: 'none', audit: { action: 'CREATE', entity: 'message' } },
      schema: {
        summary: 'Enviar un mensaje',
        params: idParams,
        body: messageBodySchema,
        response: { 200: sentMessageAnswer, 201: sentMessageAnswer },
      },
    },
    async (request, reply) => {
      const user = signedIn(request);
      const { id } = request.params;
      const { content } = request.body;
      const clientId = clientIdOf(request.headers['idempotency-key'], request.body.clientId);
      if (!(await chatRepository(request.db).takesPart(user, id))) throw notFound(UNKNOWN);
      const { message, created, patientId } = await sendMessage({
        db: request.db,
        server: app.server,
        sender: user,
        conversationId: id,
        content,
        clientId,
        now: request.now(),
      });
      request.audited({ patientId, entityId: message.id });
      void reply.code(created ? 201 : 200);
      if (!created) void reply.header('idempotency-replayed', 'true');
      return { message };
    },
  );
}
