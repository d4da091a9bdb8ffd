import type { FastifySchemaCompiler } from 'fastify';
import { ValidationError, isSchema, type AnySchema } from 'yup';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { badRequest, notFound, SERVER_MESSAGES, type DomainError } from './errors';

/** Matches yup's built-in English texts; this product's texts are Spanish and never match. */
const ENGLISH = /^(this|[\w.[\]"]+) (is a required|is invalid|must|cannot be|field|has unspecified)/;
const MISSING = ['required', 'nullable', 'optionality'];

function spanishText(error: ValidationError): string {
  if (!ENGLISH.test(error.message)) return error.message;
  return MISSING.includes(error.type ?? '') ? FIELD_MESSAGES.required : FIELD_MESSAGES.wrongType;
}

/**
 * 400 with the first text of each field. The message is the first text of all, so that a toast can show it.
 */
export function validationFailure(error: ValidationError): DomainError {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const one of errors) {
    const path = one.path ?? '';
    if (path !== '') fields[path] ??= spanishText(one);
  }
  const message = Object.values(fields)[0] ?? SERVER_MESSAGES.invalid;
  return badRequest(message, Object.keys(fields).length > 0 ? fields : undefined);
}

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
