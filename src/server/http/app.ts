import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  preHandlerHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { InferType, Schema } from 'yup';

/** Derives the types of request parts and answers from the route's yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
  serializer: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
}

/** The server as domains see it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;

/** Adds the routes of one domain; listed in `src/server/routes.ts`. */
export type DomainRoutes = (app: App) => void | Promise<void>;

/** Hook by which a route whose schema knows 201 as its only success answers with it. */
export const answerCreated: preHandlerHookHandler = (request, reply, done) => {
  const answers = Object.keys(request.routeOptions.schema?.response ?? {});
  if (answers.includes('201') && !answers.includes('200')) void reply.code(201);
  done();
};

/** Fastify's pattern for a path of the contract: `routePath(PATIENT_PATHS.one)` → `/api/patients/:id`. */
export function routePath(path: (parameter: string) => string, parameter = 'id'): string {
  return decodeURIComponent(path(`:${parameter}`));
}
