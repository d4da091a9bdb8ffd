import type { FastifyInstance } from 'fastify';
import { badRequest, SERVER_MESSAGES } from './errors';

/** Our deepest body (an imported routine with figures) has 8 levels. */
const MAX_DEPTH = 32;

/**
 * Our largest body (an evaluation with every measurement) has some 700 values. Each wrong one costs an error object
 * with its texts: a megabyte of `{},{},…` in a list would take the whole process with it.
 */
const MAX_VALUES = 2500;

/** `toString`, `__proto__` and the like: no form has such a field, and libraries stumble over objects that do. */
const isHostileKey = (key: string) => key.includes('\u0000') || key in Object.prototype;

/**
 * Refuses NUL characters (PostgreSQL cannot store them), keys that shadow an object's own workings, and nesting or
 * numbers of values that no form produces. Walks without recursion.
 */
export function refuseUnstorable(value: unknown): void {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw badRequest();
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'string' && item.includes('\u0000')) throw badRequest();
      if (typeof item === 'object' && item !== null) {
        for (const [key, child] of Object.entries(item)) {
          if (isHostileKey(key)) throw badRequest();
          if ((count += 1) > MAX_VALUES) throw badRequest();
          next.push(child);
        }
      }
    }
    level = next;
  }
}

/** JSON parser that takes an empty body as none: Fastify's own refuses a PATCH without body. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body as string, (error, value) => {
      // The parser's own error quotes the body.
      if (error) return done(badRequest(SERVER_MESSAGES.malformed));
      try {
        refuseUnstorable(value);
        return done(null, value);
      } catch (refusal) {
        return done(refusal as Error);
      }
    });
  });
  app.addHook('preValidation', (request, _reply, done) => {
    try {
      refuseUnstorable(request.params);
      refuseUnstorable(request.query);
      done();
    } catch (refusal) {
      done(refusal as Error);
    }
  });
}
