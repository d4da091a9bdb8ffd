import * as yup from 'yup';
import {
  conversationAnswer,
  conversationsAnswer,
  createdConversationAnswer,
  sentMessageAnswer,
} from '@/contract/chatAnswers';
import { CHAT_LIMITS, CHAT_PATHS } from '@/contract/chat';
import { conversationBodySchema, messageBodySchema } from '@/contract/chatSchemas';
import { type AccessPolicy, THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { invalid, SERVER_MESSAGES } from '../core/errors';
import { isCallKey } from '../core/ids';
import { idParams } from '../http/fields';
import { sendMessage, startConversation, withdrawMessage } from './commands';
import { listConversations, readConversation } from './queries';

/** An ADMIN takes part in no conversation. */
const CHATTERS: AccessPolicy = { roles: ['THERAPIST', 'PATIENT'] };

const pageQuery = yup.object({
  before: yup
    .string()
    .matches(/^\d{1,15}$/, 'El cursor no es válido')
    .optional(),
});

/** The client's id of a message: the `Idempotency-Key` header, else `clientId` of the body. */
function clientIdOf(header: string | string[] | undefined, body: string | null | undefined): string | null {
  const id = header ?? body;
  if (!id) return null;
  if (!isCallKey(id, CHAT_LIMITS.clientIdMax)) throw invalid(SERVER_MESSAGES.callKey);
  return id;
}

/** Conversation routes. Only the therapist and the patient of a conversation can read or write it. */
export function chatRoutes(app: App): void {
  app.get(
    CHAT_PATHS.list,
    {
      config: { access: CHATTERS, audit: { action: 'READ', entity: 'conversation-list' } },
      schema: { summary: 'Mis conversaciones', response: { 200: conversationsAnswer } },
    },
    async (request) => ({ conversations: await listConversations(commandContext(request)) }),
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
      const { conversation, created } = await startConversation(commandContext(request), request.body);
      void reply.code(created ? 201 : 200);
      return { conversation };
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
    async (request) => ({
      conversation: await readConversation(commandContext(request), { ...request.params, ...request.query }),
    }),
  );

  messageRoutes(app);
}

function messageRoutes(app: App): void {
  app.post(
    routePath(CHAT_PATHS.messages),
    {
      // The client id makes messages unique for ever, so the one-day idempotency keys are not used. The
      // message is announced after its commit.
      config: { access: CHATTERS, idempotency: 'none', audit: { action: 'CREATE', entity: 'message' } },
      schema: {
        summary: 'Enviar un mensaje',
        params: idParams,
        body: messageBodySchema,
        response: { 200: sentMessageAnswer, 201: sentMessageAnswer },
      },
    },
    async (request, reply) => {
      const { content, clientId } = request.body;
      const { message, created } = await sendMessage(
        { ...commandContext(request), server: app.server },
        {
          conversationId: request.params.id,
          content,
          clientId: clientIdOf(request.headers['idempotency-key'], clientId),
        },
      );
      void reply.code(created ? 201 : 200);
      if (!created) void reply.header('idempotency-replayed', 'true');
      return { message };
    },
  );

  app.delete(
    routePath(CHAT_PATHS.message),
    {
      config: { access: CHATTERS, audit: { action: 'DELETE', entity: 'message' } },
      schema: {
        summary: 'Retirar un mensaje propio; su texto deja de leerse',
        params: idParams,
        response: { 200: sentMessageAnswer },
      },
    },
    async (request) => ({
      message: await withdrawMessage(
        { ...commandContext(request), server: app.server },
        { id: request.params.id },
      ),
    }),
  );
}
