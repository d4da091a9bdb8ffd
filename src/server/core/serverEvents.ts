import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { Message } from '@/contract/chatAnswers';

/** A message that was stored or withdrawn, and the accounts to tell at once. */
export interface StoredMessage {
  conversationId: string;
  message: Message;
  /** Account ids of both sides. */
  userIds: string[];
}

/** `stored`: a message is new, or was withdrawn. `deactivated`: the id of an account that lost its access. */
type ServerEmitter = EventEmitter<{ stored: [StoredMessage]; deactivated: [string] }>;

const emitters = new WeakMap<Server, ServerEmitter>();

/** What the realtime plugin hears of, if it is on. One emitter per server keeps tests apart. */
export function serverEvents(server: Server): ServerEmitter {
  const emitter = emitters.get(server) ?? new EventEmitter();
  emitters.set(server, emitter);
  return emitter;
}
