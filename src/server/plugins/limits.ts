import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../http/access';
import { tooMany, unavailable } from '../core/errors';

export interface LimitOptions {
  /** Requests to /api per address and minute. All staff of a practice may share one address. */
  requestsPerMinute: number;
  /** Event loop delay in ms above which requests get 503; 0 switches the check off. */
  maxEventLoopDelay: number;
}

/** Per-address request limit (429) and overload protection (503), both with `Retry-After`. */
export const limitsPlugin = fastifyPlugin<LimitOptions>(
  async (app, { requestsPerMinute, maxEventLoopDelay }) => {
    await app.register(rateLimit, {
      global: true,
      max: requestsPerMinute,
      timeWindow: 60_000,
      cache: 10_000,
      // Count a whole /64 as one address, because one household or attacker holds it.
      ipv6Subnet: 64,
      allowList: (request) => !isApiRequest(request) || request.routeOptions.url === '/api/health',
      errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1000),
    });
    if (maxEventLoopDelay > 0) {
      await app.register(underPressure, {
        maxEventLoopDelay,
        // A long sampling interval, so that one slow statement of the embedded database does not count as
        // overload.
        sampleInterval: 10_000,
        pressureHandler: () => {
          throw unavailable(5);
        },
      });
    }
  },
  { name: 'limits', dependencies: ['errors'] },
);
