import type { FastifySchemaCompiler } from 'fastify';
import { ValidationError, isSchema, type AnySchema } from 'yup';
import { notFound, validationFailure } from '../core/errors';

/**
 * Validates parts of a request with the contract's yup schemas. Collects every error and drops unknown
 * fields. A malformed path parameter is answered with 404, like an absent object.
 */
export const yupValidatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!isSchema(schema))
    throw new Error(`The ${httpPart ?? 'request'} schema of a route is not a yup schema`);
  const yupSchema = schema as AnySchema;
  return (data: unknown) => {
    try {
      // Treat an absent body as empty, so that each missing field is named.
      const input = data === undefined || data === null ? {} : data;
      return {
        // Stack traces of refused fields are not read, and they are most of a refusal's cost.
        value: yupSchema.validateSync(input, {
          abortEarly: false,
          stripUnknown: true,
          disableStackTrace: true,
        }),
      };
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      return { error: httpPart === 'params' ? notFound() : validationFailure(error) };
    }
  };
};
