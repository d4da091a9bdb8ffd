import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
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

/** Security headers of every answer. `indexHtml` is the built page, whose inline blocks are allowed by hash. */
export const securityPlugin = fastifyPlugin<{ indexHtml: string; https: boolean }>(
  async (app, { indexHtml, https }) => {
    const inline = inlineHashes(indexHtml);
    await app.register(helmet, {
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
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
      if (isApiRequest(request)) void reply.header('cache-control', 'no-store');
    });
  },
  { name: 'security' },
);
