import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../http/access';

/** Hosts whose players may be embedded: the privacy-preserving hosts of the supported video sites. */
export const VIDEO_FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const INLINE_BLOCK = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** CSP hashes of the built page's inline blocks, so that they run without `unsafe-inline`. */
export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE_BLOCK)) {
    if (/\ssrc\s*=/i.test(attributes) || content === '') continue;
    const digest = createHash('sha256').update(content, 'utf8').digest('base64');
    hashes[tag.toLowerCase() as 'script' | 'style'].add(`'sha256-${digest}'`);
  }
  return { script: [...hashes.script], style: [...hashes.style] };
}

/** Headers that belong to one answer; the rest come from helmet. */
const OF_THE_ANSWER = ['content-length', 'content-type', 'date', 'connection', 'keep-alive'];

/** Asks helmet for its headers once. They never change, but helmet would rebuild them for every answer. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const given = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.includes(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * Sets security headers on every answer. `indexHtml` is the built page; its inline blocks are allowed by
 * hash.
 */
export const securityPlugin = fastifyPlugin<{ indexHtml: string; https: boolean }>(
  async (app, { indexHtml, https }) => {
    const inline = inlineHashes(indexHtml);
    const headers = await headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...inline.script],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", ...inline.style],
          // A therapist may give an exercise the URL of a picture on any host. Pictures of a record are shown from memory.
          imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          mediaSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameSrc: VIDEO_FRAME_HOSTS,
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // Video players refuse an embedding page without an origin. Paths, which may hold invitation tokens,
      // are never sent.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Only behind TLS: a practice that serves plain HTTP in its own network would lock itself out.
      hsts: https ? { maxAge: 31_536_000 } : false,
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    });
    headers['permissions-policy'] = 'camera=(), microphone=(), geolocation=(), payment=()';
    app.addHook('onRequest', (request, reply, done) => {
      void reply.headers(headers);
      if (isApiRequest(request)) void reply.header('cache-control', 'no-store');
      done();
    });
  },
  { name: 'security' },
);
