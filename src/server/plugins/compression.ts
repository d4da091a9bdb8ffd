import compress from '@fastify/compress';
import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isFileAnswer } from '../http/fields';

/**
 * Addresses whose answers may hold a secret: a token, a code, a private address or a link. How well such an answer compresses
 * could tell of it to who listens.
 */
const SECRET = /^\/api\/auth\/|\/(?:calendar|invitations)(?:\/|$)|:token/;

/** Answers of the API but secrets and files. Files are compressed in themselves, and those of the page at build time. */
const isCompressed = ({ url, schema }: RouteOptions): boolean =>
  url.startsWith('/api/') &&
  !SECRET.test(url) &&
  !isFileAnswer((schema?.response as Record<string, unknown> | undefined)?.['200']);

/**
 * Compresses long answers, for those on a slow line. Each route's own hook does it, after those of all routes: the access log
 * compares answers as plain text. Bodies of requests are read as they are.
 */
export const compressionPlugin = fastifyPlugin(
  async (app) => {
    // Before the library's hook, which reads it.
    app.addHook('onRoute', (route) => {
      if (!isCompressed(route)) route.compress = false;
    });
    await app.register(compress, { encodings: ['gzip'], globalDecompression: false });
  },
  { name: 'compression', dependencies: ['audit'] },
);
