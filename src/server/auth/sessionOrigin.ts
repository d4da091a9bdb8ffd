import type { FastifyRequest } from 'fastify';

/** From where a session is used. */
export interface SessionOrigin {
  userAgent?: string | undefined;
  address?: string | undefined;
}

/** Where a request comes from, as the list of one's sessions shows it. */
export const originOf = ({ headers, ip }: FastifyRequest): SessionOrigin => ({
  userAgent: headers['user-agent'],
  address: ip,
});
