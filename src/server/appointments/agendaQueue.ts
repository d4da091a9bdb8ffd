import type { preHandlerAsyncHookHandler, onResponseAsyncHookHandler } from 'fastify';
import { signedIn } from '../http/access';

type Release = () => void;

/** A queue per key: resolves when it is the caller's turn, with what ends the turn. */
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
 * Route hooks by which a therapist's writes to the agenda come one after the other within this process. The database
 * guards the agenda anyway; but a hundred writers that wait inside transactions would hold every connection of the
 * pool, and requests that have nothing to do with it would be turned away. An ADMIN's writes wait in the database.
 */
export function agendaQueue() {
  const take = createQueues();
  const turns = new WeakMap<object, { release?: Release; over: boolean }>();

  const preHandler: preHandlerAsyncHookHandler = async (request) => {
    const { id, role } = signedIn(request);
    if (role !== 'THERAPIST') return;
    const turn: { release?: Release; over: boolean } = { over: false };
    turns.set(request, turn);
    turn.release = await take(id);
    // Whoever hung up while waiting needs no turn.
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
