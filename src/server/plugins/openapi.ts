import swagger from '@fastify/swagger';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as yup from 'yup';
import { BRAND } from '@/contract/common/constants';
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
  copy.response = Object.fromEntries(
    Object.entries(schema.response ?? {}).map(([status, answer]) => [status, toJsonSchema(answer)]),
  );
  return copy;
}

/**
 * The serializer of one answer, built when the route first answers: building all of them takes longer than the rest of
 * a server's start.
 */
function serializerOf(schema: unknown): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => (write ??= fastJsonStringify(toJsonSchema(schema) as object))(answer);
}

const tagOf = (url: string) => /^\/api\/([\w-]+)/.exec(url)?.[1] ?? 'sistema';

/**
 * Writes every answer by its route's yup schema, which is an allow-list, and builds the OpenAPI document.
 * Serves it at `/api/openapi.json` for machines and `/api/docs` for people.
 */
export const openApiPlugin = fastifyPlugin<{ version: string }>(
  async (app, { version }) => {
    app.setSerializerCompiler(({ schema }) => serializerOf(schema));
    app.addHook('onRoute', (route) => {
      const response = { '4xx': errorAnswer, '5xx': errorAnswer, ...(route.schema?.response as object) };
      route.schema = { ...route.schema, response };
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
