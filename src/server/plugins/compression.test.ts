import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { fileAnswer } from '../http/fields';
import { compressionPlugin } from './compression';

const LONG = JSON.stringify({ data: Array.from({ length: 500 }, (_, index) => `Ejercicio ${index}`) });

/** Asks a server whose only route answers `text`, and tells what was seen of it before it left. */
async function ask(url: string, { text = LONG, schema = {}, encodings = 'gzip, deflate, br' } = {}) {
  const app = Fastify();
  const seen: unknown[] = [];
  await app.register(
    fastifyPlugin(
      async (server) => {
        server.addHook('onSend', async (_request, _reply, payload) => {
          seen.push(payload);
          return payload;
        });
      },
      { name: 'audit' },
    ),
  );
  await app.register(compressionPlugin);
  app.get(url, { schema }, async (_request, reply) => reply.type('application/json').send(text));
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encodings } });
  await app.close();
  return { encoding: headers['content-encoding'], rawPayload, seen };
}

// The first is compressed at once, the second piece by piece.
test.each([LONG.slice(0, 2_000), LONG])(
  'a long answer is the same text, and a quarter as long',
  async (text) => {
    const { encoding, rawPayload, seen } = await ask('/api/exercises', { text });
    expect(encoding).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(text);
    expect(rawPayload.length).toBeLessThan(text.length / 4);
    // The access log compares what it sees with the answer before.
    expect(seen).toEqual([text]);
  },
);

test.each([
  ['short', '/api/exercises', { text: '{"data":[]}' }],
  ['for whoever takes none of it', '/api/exercises', { encodings: 'identity' }],
  ['a file', '/api/exercises', { schema: { response: { 200: fileAnswer(['text/csv']) } } }],
  ['about an account', '/api/auth/sessions', {}],
  ['about invitations', '/api/invitations', {}],
  ['about an invitation of the team', '/api/team/invitations/1', {}],
  ['of a private calendar address', '/api/calendar/feed', {}],
  ['of a link', '/api/appointment-links/:token', {}],
  ['of the page', '/index.json', {}],
])('an answer that is %s stays plain', async (_kind, url, options) => {
  const { encoding, rawPayload, seen } = await ask(url, options);
  expect(encoding).toBeUndefined();
  expect([rawPayload.toString()]).toEqual(seen);
});
