import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { SETUP_MESSAGES, SETUP_PAGE } from '@/contract/setup';
import { isApiRequest } from '../http/access';
import { unavailable } from '../core/errors';
import type { PracticeState } from '../setup/practiceState';
import { WAITING_PAGE, WAITING_POLICY } from '../setup/waitingPage';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers before the practice has been set up: its health, and the set-up itself. */
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
