import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as yup from 'yup';
import { BRAND } from '@/contract/common/brand';
import { yupToJsonSchema } from '../openapi/yupToJsonSchema';
import { docsPage } from '../openapi/docsPage';

/** JSON schema of every error answer (plugins/errors), for the serializer and the OpenAPI document. */
const errorAnswer = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: {},
  },
  required: ['error', 'message', 'requestId'],
};

const toJsonSchema = (schema: unknown): unknown =>
  yup.isSchema(schema) ? yupToJsonSchema(schema as yup.AnySchema) : schema;

const REQUEST_PARTS = ['body', 'querystring', 'params', 'headers'] as const;

function documented(schema: FastifySchema): FastifySchema {
  const copy: Record<string, unknown> = { ...schema };
  for (const part of REQUEST_PARTS) if (copy[part]) copy[part] = toJsonSchema(copy[part]);
  return copy;
}

const tagOf = (url: string) => /^\/api\/([\w-]+)/.exec(url)?.[1] ?? 'sistema';

/**
 * Turns every route's yup answer schemas into the serializer's allow-list and builds the OpenAPI document.
 * Serves it at `/api/openapi.json` for machines and `/api/docs` for people.
 */
export const openApiPlugin = fastifyPlugin<{ version: string }>(
  async (app, { version }) => {
    app.addHook('onRoute', (route) => {
      const answers = Object.entries((route.schema?.response ?? {}) as Record<string, unknown>);
      const response = Object.fromEntries(answers.map(([status, schema]) => [status, toJsonSchema(schema)]));
      route.schema = {
        ...route.schema,
        response: { '4xx': errorAnswer, '5xx': errorAnswer, ...response },
      };
    });

    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: BRAND.name, description: 'API de la consulta de fisioterapia', version },
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform: ({ schema, url, route }) => {
        const access = route.config?.access;
        const security = access === 'public' || access === undefined ? [] : [{ token: access.roles }];
        return {
          schema: { tags: [tagOf(url)], security, ...documented(schema ?? {}) } as FastifySchema,
          url,
        };
      },
    });

    const hidden = { config: { access: 'public' as const }, schema: { hide: true } };
    app.get('/api/openapi.json', hidden, async () => app.swagger());
    app.get('/api/docs', hidden, async (_request, reply) => {
      return reply.type('text/html; charset=utf-8').send(docsPage(app.swagger()));
    });
  },
  { name: 'openapi' },
);
