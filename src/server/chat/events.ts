import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { Message } from '@/contract/chat/entities';

/** A message was stored; who should hear of it at once. */
export interface StoredMessage {
  conversationId: string;
  message: Message;
  /** Accounts of both sides. */
  userIds: string[];
}

const emitters = new WeakMap<Server, EventEmitter<{ stored: [StoredMessage] }>>();

/** Where chat announces what it stored; realtime listens where it is on. One per server, so that tests stay apart. */
export function chatEvents(server: Server): EventEmitter<{ stored: [StoredMessage] }> {
  let emitter = emitters.get(server);
  if (!emitter) {
    emitter = new EventEmitter();
    emitters.set(server, emitter);
  }
  return emitter;
}
