import type { Server as HttpServer } from 'node:http';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { CHAT_LIMITS, SOCKET_EMITS, SOCKET_LISTENS } from '@/contract/chat';
import { messageBodySchema } from '@/contract/chatSchemas';
import { auditRepository, eventBy } from '../audit/repository';
import { sendMessage } from '../chat/commands';
import { chatRepository } from '../chat/repository';
import type { Database } from '../db/database';
import type { SignedInUser } from '../core/context';
import { DomainError, invalid, notFound, SERVER_MESSAGES, unauthorized } from '../core/errors';
import { isCallKey, isUuid } from '../core/ids';
import { refuseUnstorable } from '../http/jsonBody';

/** Everyone who has the conversation open. */
const conversationRoom = (id: string) => `conversation:${id}`;
/** Every socket of a person. */
export const userRoom = (id: string) => `user:${id}`;

interface SocketData {
  user: SignedInUser;
  token: string;
}
export type PracticeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type PracticeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

interface Surroundings {
  db: Database;
  server: HttpServer;
  authenticate: (token: unknown) => Promise<SignedInUser | null>;
  now: () => Date;
  /** Network address of the socket; null behind a proxy, which hides it from sockets. */
  address: string | null;
}

type Answer = (answer: Record<string, unknown>) => void;

/** Events that one socket may send in ten seconds. A person causes a handful. */
const EVENTS_PER_WINDOW = 200;
const WINDOW_MS = 10_000;

/** Reads the id from `'id'` or `{ conversationId: 'id' }`; clients send both. */
function conversationOf(payload: unknown): string | null {
  const id =
    typeof payload === 'object' && payload !== null
      ? (payload as { conversationId?: unknown }).conversationId
      : payload;
  return isUuid(id) ? id : null;
}

/** Handles the events of a connected, authenticated socket. */
export function serveSocket(
  socket: PracticeSocket,
  { db, server, authenticate, now, address }: Surroundings,
): void {
  let windowStart = 0;
  let events = 0;

  /** Registers a handler with a rate limit. Errors are answered in Spanish and never end the process. */
  const handle = (event: string, handler: (payload: unknown) => Promise<Record<string, unknown> | void>) => {
    socket.on(event, (payload: unknown, ack?: unknown) => {
      const answer: Answer = typeof ack === 'function' ? (ack as Answer) : () => undefined;
      const at = now().getTime();
      if (at - windowStart > WINDOW_MS) [windowStart, events] = [at, 0];
      events += 1;
      if (events > EVENTS_PER_WINDOW) return answer({ error: SERVER_MESSAGES.tooMany });
      handler(payload).then(
        (result) => answer(result ?? { success: true }),
        (error: unknown) =>
          answer({ error: error instanceof DomainError ? error.message : SERVER_MESSAGES.internal }),
      );
      return undefined;
    });
  };

  /**
   * The socket's user, read anew, if they take part in the conversation. Disconnects a socket whose sign-in
   * session ended.
   */
  const participant = async (conversationId: string | null): Promise<SignedInUser> => {
    const user = await authenticate(socket.data.token);
    if (!user) {
      socket.disconnect(true);
      throw unauthorized(SERVER_MESSAGES.unauthorized);
    }
    if (!conversationId || !(await chatRepository(db).takesPart(user, conversationId)))
      throw notFound(SERVER_MESSAGES.notFound);
    return user;
  };

  handle(SOCKET_EMITS.join, async (payload) => {
    const conversationId = conversationOf(payload);
    await participant(conversationId);
    await socket.join(conversationRoom(conversationId ?? ''));
  });

  handle(SOCKET_EMITS.leave, async (payload) => {
    const conversationId = conversationOf(payload);
    if (conversationId) await socket.leave(conversationRoom(conversationId));
  });

  handle(SOCKET_EMITS.message, async (payload) => {
    const conversationId = conversationOf(payload);
    const user = await participant(conversationId);
    refuseUnstorable(payload);
    const raw = (payload as { message?: unknown }).message;
    const { content, clientId } = await messageBodySchema
      .validate(raw, { stripUnknown: true })
      .catch((error: Error) => {
        throw invalid(error.message);
      });
    // The client id is required: without it, a message repeated over the socket or HTTP would be stored
    // twice.
    if (!isCallKey(clientId, CHAT_LIMITS.clientIdMax)) throw invalid(SERVER_MESSAGES.invalid);
    const at = now();
    const { message, created, patientId } = await sendMessage(
      { db, server, user, now: at },
      { conversationId: conversationId ?? '', content, clientId },
    );
    // A message that HTTP stored before is in the access log already.
    if (created)
      await auditRepository(db).write({
        ...eventBy({ user, now: at, origin: { address } }),
        ...{ action: 'CREATE', entity: 'message', entityId: message.id, patientId, result: 201 },
      });
    return { message };
  });

  // The typing person comes from the token, and only sockets that joined the room receive the event.
  const relay = (event: string, told: string) =>
    handle(event, async (payload) => {
      const conversationId = conversationOf(payload);
      const room = conversationRoom(conversationId ?? '');
      if (!conversationId || !socket.rooms.has(room)) throw notFound(SERVER_MESSAGES.notFound);
      const { id, name } = socket.data.user;
      socket.to(room).emit(told, { conversationId, userId: id, userName: name });
    });
  relay(SOCKET_EMITS.typingStart, SOCKET_LISTENS.typing);
  relay(SOCKET_EMITS.typingStop, SOCKET_LISTENS.stoppedTyping);
}
