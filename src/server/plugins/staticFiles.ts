import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';
import { BRAND } from '@/contract/common/constants';
import { notFound } from '../core/errors';

/** Matches file names with a content hash; such files never change. */
const HASHED = /[.-][0-9a-f]{6,}\.[\w.]+$/;

const NOT_BUILT = `<!doctype html><html lang="es"><meta charset="utf-8"><title>${BRAND.name}</title>
<p>La aplicación todavía no está compilada. Ejecuta <code>npm run build</code> y vuelve a cargar la página.</p></html>`;

const wantsPage = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);

/**
 * Serves the built browser app: the requested file (precompressed .br or .gz if accepted), else the page,
 * whose router handles the path. Paths under /api never fall back to the page.
 */
export const staticFilesPlugin = fastifyPlugin<{ folder: string }>(
  async (app, { folder }) => {
    const root = path.resolve(folder);
    const page = path.join(root, 'index.html');
    const isBuilt = existsSync(page);
    await app.register(fastifyStatic, {
      root: isBuilt ? root : __dirname,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response, file) => {
        const name = file.replace(/\.(br|gz)$/, '');
        response.setHeader('vary', 'accept-encoding');
        response.setHeader(
          'cache-control',
          HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });

    app.route({
      method: 'GET',
      url: '/*',
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const wanted = (request.params as { '*': string })['*'];
        if (wanted === 'api' || wanted.startsWith('api/')) throw notFound();
        if (!isBuilt) return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
        const file = path.join(root, wanted);
        const isFile =
          wanted !== '' &&
          file.startsWith(root + path.sep) &&
          path.extname(wanted) !== '' &&
          existsSync(file);
        if (isFile) return reply.sendFile(wanted);
        // A missing script or picture must get a 404, not the page.
        if (path.extname(wanted) !== '' && !/text\/html/.test(request.headers.accept ?? '')) throw notFound();
        if (!wantsPage(request.headers.accept)) throw notFound();
        return reply.sendFile('index.html');
      },
    });
  },
  { name: 'static-files', dependencies: ['errors', 'access'] },
);
