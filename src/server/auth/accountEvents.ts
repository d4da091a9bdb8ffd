import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';

type AccountEmitter = EventEmitter<{ deactivated: [string] }>;

const emitters = new WeakMap<Server, AccountEmitter>();

/**
 * Emits `deactivated` with the id of an account that lost its access; the realtime plugin closes its sockets.
 * One emitter per server keeps tests apart.
 */
export function accountEvents(server: Server): AccountEmitter {
  let emitter = emitters.get(server);
  if (!emitter) {
    emitter = new EventEmitter();
    emitters.set(server, emitter);
  }
  return emitter;
}
