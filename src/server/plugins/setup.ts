import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BRAND } from '@/contract/common/constants';
import { SETUP_MESSAGES, SETUP_PAGE } from '@/contract/setup';
import { isApiRequest } from '../http/access';
import { unavailable } from '../core/errors';
import type { PracticeState } from '../setup/link';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;
font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f6f7f6,#15191a);color:light-dark(#1b2426,#e8ecec)}
main{max-width:34rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
p{margin:0 0 1rem}
small{color:light-dark(#4c5a5d,#a9b6b8)}`;

const hash = createHash('sha256').update(STYLE, 'utf8').digest('base64');

/** Content policy of the page: nothing but its own style. */
export const WAITING_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What every address shows until the practice has been set up. */
export const WAITING_PAGE = `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Consulta sin configurar · ${BRAND.name}</title><style>${STYLE}</style></head>
<body><main>
<h1>Esta consulta todavía no está configurada</h1>
<p>Quien la instala tiene que abrir una vez la dirección que el servidor muestra en su consola al arrancar. En ella elige el nombre, el horario y la primera cuenta.</p>
<p>Si trabajas aquí o eres paciente, vuelve más tarde: no tienes que hacer nada.</p>
<p><small>¿La dirección ha caducado? Reinicia el servidor y mostrará otra.</small></p>
</main></body>
</html>
`;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers before the practice has been set up: its health and status, and the set-up itself. */
    isOpenBeforeSetUp?: boolean;
  }
}

/** The page of the set-up, and the files that it consists of. */
function isOpenPage({ url }: FastifyRequest): boolean {
  const address = url.split('?')[0] ?? '';
  return address.startsWith(SETUP_PAGE) || !['', '.html'].includes(path.extname(address));
}

const sendWaitingPage = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'content-security-policy': WAITING_POLICY, 'cache-control': 'no-store', 'retry-after': '60' })
    .type('text/html; charset=utf-8')
    .send(WAITING_PAGE);

/**
 * Until the practice has been set up, answers the API with 503 and pages with a text that says so. Runs before the
 * access check, which would ask for a sign-in that nobody can have yet.
 */
export const setupPlugin = fastifyPlugin<{ practice: PracticeState }>(
  async (app, { practice }) => {
    const isOpen = async (request: FastifyRequest) =>
      request.routeOptions.config?.isOpenBeforeSetUp ||
      (!isApiRequest(request) && isOpenPage(request)) ||
      practice.look();
    app.addHook('onRequest', (request, reply, done) => {
      // Without a promise, because every request of every practice passes here.
      if (practice.isSetUp()) return done();
      isOpen(request).then((goesOn) => {
        if (goesOn) done();
        else if (isApiRequest(request)) done(unavailable(60, SETUP_MESSAGES.notSetUp));
        else void sendWaitingPage(reply);
      }, done);
    });
  },
  { name: 'setup', dependencies: ['errors'] },
);
