import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { Message } from '@/contract/chatAnswers';

/** A stored message and the accounts to tell at once. */
export interface StoredMessage {
  conversationId: string;
  message: Message;
  /** Account ids of both sides. */
  userIds: string[];
}

const emitters = new WeakMap<Server, EventEmitter<{ stored: [StoredMessage] }>>();

/**
 * Emits `stored` for each new message; the realtime plugin listens if it is on. One emitter per server keeps
 * tests apart.
 */
export function chatEvents(server: Server): EventEmitter<{ stored: [StoredMessage] }> {
  let emitter = emitters.get(server);
  if (!emitter) {
    emitter = new EventEmitter();
    emitters.set(server, emitter);
  }
  return emitter;
}
