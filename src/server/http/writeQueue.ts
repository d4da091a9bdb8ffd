import type { preHandlerAsyncHookHandler, onResponseAsyncHookHandler } from 'fastify';
import { signedIn } from './access';

type Release = () => void;

/** Queues callers per key. Resolves at the caller's turn with the function that ends the turn. */
export function createQueues() {
  const tails = new Map<string, Promise<void>>();
  return async (key: string): Promise<Release> => {
    const before = tails.get(key) ?? Promise.resolve();
    let release: Release = () => undefined;
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    const tail = before.then(() => mine);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    await before;
    return release;
  };
}

/**
 * Route hooks that run a person's agenda writes one after another within this process. The database guards the agenda
 * anyway. But a hundred writers waiting in transactions would hold every pooled connection, and others would be refused
 * because none becomes free in time. Writes of different people wait for each other in the database.
 */
export function writeQueue() {
  const take = createQueues();
  const turns = new WeakMap<object, { release?: Release; over: boolean }>();

  const preHandler: preHandlerAsyncHookHandler = async (request) => {
    const { id } = signedIn(request);
    const turn: { release?: Release; over: boolean } = { over: false };
    turns.set(request, turn);
    turn.release = await take(id);
    // Release at once if the client disconnected while waiting.
    if (turn.over) turn.release();
  };

  const onResponse: onResponseAsyncHookHandler = async (request) => {
    const turn = turns.get(request);
    if (!turn) return;
    turn.over = true;
    turn.release?.();
  };

  return { preHandler, onResponse };
}
