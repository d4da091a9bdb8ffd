import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AUTH_MESSAGES } from '@/contract/account';
import { isOneOf } from '@/contract/common/roles';
import { forbidden, unauthorized } from '../core/errors';
import type { SignedInUser } from '../core/context';

interface AccessOptions {
  /** The user of a token, or null if it is forged, expired or revoked. */
  authenticate(token: string, request: FastifyRequest): Promise<SignedInUser | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of this server with their config; the trust suite iterates over them. */
    routeTable: { method: string; url: string; config: FastifyContextConfig }[];
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Guards every route by the policy in `config.access`. A route without a policy stops the start, so none can
 * be forgotten. Runs before the body is read, so a stranger's megabytes are never parsed.
 */
export const accessPlugin = fastifyPlugin<AccessOptions>(
  async (app, { authenticate }) => {
    app.decorateRequest('user', null);
    app.decorate('routeTable', []);

    app.addHook('onRoute', (route) => {
      if (route.config?.access === undefined) {
        throw new Error(`Route without access policy: ${String(route.method)} ${route.url}`);
      }
      for (const method of [route.method].flat())
        app.routeTable.push({ method, url: route.url, config: route.config });
    });

    app.addHook('onRequest', async (request) => {
      if (request.is404) return;
      const access = request.routeOptions.config.access;
      if (access === 'public') return;
      const header = request.headers.authorization;
      if (!header) throw unauthorized();
      const token = BEARER.exec(header)?.[1];
      const user = token ? await authenticate(token, request) : null;
      if (!user) throw unauthorized(AUTH_MESSAGES.sessionExpired);
      request.user = user;
      if (!access || !isOneOf(user, access.roles)) throw forbidden();
    });
  },
  { name: 'access', dependencies: ['errors'] },
);
