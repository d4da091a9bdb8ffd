import type { FastifyInstance } from 'fastify';
import { invalid, SERVER_MESSAGES } from '../core/errors';

/** The deepest valid body (an imported routine with figures) has 8 levels. */
const MAX_DEPTH = 32;

/**
 * An import of 300 appointments with all their fields has 2,402 values, a call with imported patients about 1,800: see
 * `APPOINTMENT_IMPORT_LIMITS` and `chunkValues`. Each invalid value costs an error object with texts, so a megabyte of
 * `{},{},…` would bring the process down.
 */
const MAX_VALUES = 2500;

/** `toString`, `__proto__` and similar: no form has such a field, and libraries fail on objects that do. */
const isHostileKey = (key: string) => key.includes('\u0000') || key in Object.prototype;

/**
 * Refuses NUL characters (PostgreSQL cannot store them), keys of `Object.prototype`, and more nesting or
 * values than any form produces. Does not recurse.
 */
export function refuseUnstorable(value: unknown): void {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw invalid();
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'string' && item.includes('\u0000')) throw invalid();
      if (typeof item === 'object' && item !== null) {
        for (const [key, child] of Object.entries(item)) {
          if (isHostileKey(key)) throw invalid();
          if ((count += 1) > MAX_VALUES) throw invalid();
          next.push(child);
        }
      }
    }
    level = next;
  }
}

/** Half of a character, e.g. of an emoji that something cut in two. Only an escape brings one. */
const HALF = /\\u[dD][89a-fA-F]/;

/**
 * The value of a body's text. Half a character, which PostgreSQL refuses in `jsonb`, becomes the sign for what cannot be
 * read, as it does in a column of text.
 */
function storable(value: unknown, text: string): unknown {
  if (!HALF.test(text)) return value;
  const whole = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? Buffer.from(inner, 'utf8').toString('utf8') : inner,
  );
  return JSON.parse(whole);
}

/**
 * Registers a JSON parser that accepts an empty body, which Fastify's own parser refuses, e.g. on a PATCH.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body as string, (error, value) => {
      // Replace the parser's own error, because it quotes the body.
      if (error) return done(invalid(SERVER_MESSAGES.malformed));
      try {
        refuseUnstorable(value);
        return done(null, storable(value, body as string));
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
