import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** The part of JSON Schema (2020-12, as in OpenAPI 3.1) that the contract's yup schemas need. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
}

type Tests = SchemaDescription['tests'];

/** Custom tests of the contract's field builders that have an equivalent in JSON Schema. */
const FORMATS: Record<string, Pick<JsonSchema, 'format' | 'pattern'>> = {
  email: { format: 'email' },
  url: { format: 'uri' },
  uuid: { format: 'uuid' },
  'web-address': { format: 'uri' },
  'calendar-date': { pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
  'wall-time': { pattern: '^(([01]\\d|2[0-3]):[0-5]\\d)?$' },
};

const numberParam = (tests: Tests, name: string, param: string): number | undefined => {
  const value = tests.find((test) => test.name === name && test.params?.[param] !== undefined)?.params?.[
    param
  ];
  return typeof value === 'number' ? value : undefined;
};

const hasTest = (tests: Tests, name: string) => tests.some((test) => test.name === name);

function stringSchema(description: SchemaDescription): JsonSchema {
  const { tests } = description;
  const required = !description.optional && !description.nullable && hasTest(tests, 'required');
  const regex = tests.find((test) => test.name === 'matches')?.params?.regex;
  const format = Object.entries(FORMATS).find(([name]) => hasTest(tests, name))?.[1];
  const exact = numberParam(tests, 'length', 'length');
  return {
    type: 'string',
    minLength: exact ?? numberParam(tests, 'min', 'min') ?? (required ? 1 : undefined),
    maxLength: exact ?? numberParam(tests, 'max', 'max'),
    pattern: regex instanceof RegExp && !regex.flags ? regex.source : undefined,
    ...format,
  };
}

function numberSchema({ tests }: SchemaDescription): JsonSchema {
  return {
    type: hasTest(tests, 'integer') ? 'integer' : 'number',
    minimum: numberParam(tests, 'min', 'min'),
    maximum: numberParam(tests, 'max', 'max'),
    exclusiveMinimum: numberParam(tests, 'min', 'more'),
    exclusiveMaximum: numberParam(tests, 'max', 'less'),
  };
}

function arraySchema(description: SchemaDescription): JsonSchema {
  const { innerType } = description as { innerType?: SchemaFieldDescription | SchemaFieldDescription[] };
  return {
    type: 'array',
    minItems: numberParam(description.tests, 'min', 'min'),
    maxItems: numberParam(description.tests, 'max', 'max'),
    items: innerType && !Array.isArray(innerType) ? fromDescription(innerType) : {},
  };
}

function objectSchema(description: SchemaDescription): JsonSchema {
  const fields = (description as { fields?: Record<string, SchemaFieldDescription> }).fields ?? {};
  const entries = Object.entries(fields);
  // An object without declared fields is free-form (e.g. findings, details), so all its content passes.
  if (entries.length === 0) return { type: 'object', additionalProperties: true };
  const required = entries
    .filter(([, field]) => isDescription(field) && isRequired(field))
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fromDescription(field)])),
    required: required.length > 0 ? required : undefined,
  };
}

/** yup gives every object a computed default, so for objects a default does not mean optional. */
const isRequired = (field: SchemaDescription) =>
  !field.optional && (field.default === undefined || field.type === 'object');

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'optional' in field;

function bySchemaType(description: SchemaDescription): JsonSchema {
  switch (description.type) {
    case 'string':
      return stringSchema(description);
    case 'number':
      return numberSchema(description);
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'array':
    case 'tuple':
      return arraySchema(description);
    case 'object':
      return objectSchema(description);
    default:
      return {};
  }
}

/** Only simple defaults are shown: yup's computed defaults of nested objects mean nothing to a reader. */
const tellableDefault = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const withoutUndefined = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

function fromDescription(field: SchemaFieldDescription): JsonSchema {
  // References and lazy schemas have no fixed shape.
  if (!isDescription(field)) return {};
  const schema = bySchemaType(field);
  const oneOf = field.oneOf.filter((value) => value !== null && value !== undefined);
  if (oneOf.length > 0) schema.enum = field.nullable ? [...oneOf, null] : oneOf;
  if (tellableDefault(field.default)) schema.default = field.default;
  const description = (field.meta as { description?: string } | undefined)?.description ?? field.label;
  if (description) schema.description = description;
  if (field.nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return withoutUndefined(schema);
}

/**
 * Converts a yup schema to JSON Schema. The serializer sends only what it contains; the OpenAPI document
 * shows it. Custom tests are left out unless FORMATS names them; lazy schemas accept anything.
 */
export function yupToJsonSchema(schema: AnySchema): JsonSchema {
  return fromDescription(schema.describe());
}
