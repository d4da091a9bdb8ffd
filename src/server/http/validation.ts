import type { FastifySchemaCompiler } from 'fastify';
import { ValidationError, isSchema, type AnySchema } from 'yup';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { badRequest, notFound, SERVER_MESSAGES, type DomainError } from './errors';

/** yup's own English texts; ours are Spanish and never begin so. */
const ENGLISH = /^(this|[\w.[\]"]+) (is a required|is invalid|must|cannot be|field|has unspecified)/;
const MISSING = ['required', 'nullable', 'optionality'];

function spanishText(error: ValidationError): string {
  if (!ENGLISH.test(error.message)) return error.message;
  return MISSING.includes(error.type ?? '') ? FIELD_MESSAGES.required : FIELD_MESSAGES.wrongType;
}

/** 400 with the first text of each field; the message is the first of all, so that a toast alone says what is wrong. */
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
 * Validates parts of a request with the contract's yup schemas: every error is collected, unknown fields are dropped.
 * A path whose parameters are malformed names nothing, so it is answered like an absent object.
 */
export const yupValidatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!isSchema(schema))
    throw new Error(`The ${httpPart ?? 'request'} schema of a route is not a yup schema`);
  const yupSchema = schema as AnySchema;
  return (data: unknown) => {
    try {
      // An absent body is an empty one, so that each missing field is named.
      const input = data === undefined || data === null ? {} : data;
      return {
        // Nobody reads the stack of a refused field, and taking it is most of what a refusal costs.
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
