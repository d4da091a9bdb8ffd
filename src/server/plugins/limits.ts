import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from '../http/access';
import { tooManyRequests, unavailable } from '../http/errors';

export interface LimitOptions {
  /** Requests to /api per address and minute. A practice's whole staff may share one address. */
  requestsPerMinute: number;
  /** Answer 503 while the event loop lags this many ms behind; 0 switches it off. */
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
      // One household or attacker has a whole /64.
      ipv6Subnet: 64,
      allowList: (request) => !isApiRequest(request) || request.routeOptions.url === '/api/health',
      errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl / 1000),
    });
    if (maxEventLoopDelay > 0) {
      await app.register(underPressure, {
        maxEventLoopDelay,
        // The mean over a long while: one slow statement of the embedded database is no overload.
        sampleInterval: 10_000,
        pressureHandler: () => {
          throw unavailable(5);
        },
      });
    }
  },
  { name: 'limits', dependencies: ['errors'] },
);
