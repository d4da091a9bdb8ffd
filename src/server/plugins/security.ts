import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../http/access';

/** Hosts whose players may be embedded: the privacy-preserving addresses of the recognised video sites. */
export const VIDEO_FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const INLINE_BLOCK = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** CSP hashes of the inline blocks of our own page, so that they run without `unsafe-inline`. */
export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE_BLOCK)) {
    if (/\ssrc\s*=/i.test(attributes) || content === '') continue;
    const digest = createHash('sha256').update(content, 'utf8').digest('base64');
    hashes[tag.toLowerCase() as 'script' | 'style'].add(`'sha256-${digest}'`);
  }
  return { script: [...hashes.script], style: [...hashes.style] };
}

/** Headers of an answer that are its own. */
const OF_THE_ANSWER = ['content-length', 'content-type', 'date', 'connection', 'keep-alive'];

/** The headers that helmet gives: always the same, while helmet would put them together for every answer. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const given = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.includes(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** Security headers of every answer. `indexHtml` is the built page, whose inline blocks are allowed by hash. */
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
          // A therapist may give an exercise a picture by its address.
          imgSrc: ["'self'", 'data:', 'https:'],
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
      // The video players refuse an embedding page that sends no origin; paths (invitation tokens) never leave.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Only behind TLS: a practice that runs it in its own network by http would lock itself out.
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
