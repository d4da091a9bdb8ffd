import * as yup from 'yup';
import { patientBodySchema } from '@/contract/patientSchemas';
import { yupToJsonSchema } from './yupToJsonSchema';

test('strings: limits, patterns, options, null', () => {
  expect(yupToJsonSchema(yup.string().min(2).max(5))).toEqual({ type: 'string', minLength: 2, maxLength: 5 });
  expect(yupToJsonSchema(yup.string().required())).toEqual({ type: 'string', minLength: 1 });
  expect(yupToJsonSchema(yup.string().length(3))).toEqual({ type: 'string', minLength: 3, maxLength: 3 });
  expect(yupToJsonSchema(yup.string().matches(/^a+$/))).toEqual({ type: 'string', pattern: '^a+$' });
  expect(yupToJsonSchema(yup.string().oneOf(['a', 'b']).nullable())).toEqual({
    type: ['string', 'null'],
    enum: ['a', 'b', null],
  });
});

test('numbers, booleans, dates', () => {
  expect(yupToJsonSchema(yup.number().integer().min(0).max(10))).toEqual({
    type: 'integer',
    minimum: 0,
    maximum: 10,
  });
  expect(yupToJsonSchema(yup.number().moreThan(0).lessThan(1))).toEqual({
    type: 'number',
    exclusiveMinimum: 0,
    exclusiveMaximum: 1,
  });
  expect(yupToJsonSchema(yup.boolean().default(false))).toEqual({ type: 'boolean', default: false });
  expect(yupToJsonSchema(yup.date())).toEqual({ type: 'string', format: 'date-time' });
});

test('arrays and objects: items, required fields, what has a default is optional', () => {
  const schema = yup.object({
    rows: yup
      .array(yup.object({ id: yup.string().required() }))
      .min(1)
      .max(9)
      .required(),
    inner: yup.object({ a: yup.number() }).required(),
    kind: yup.string().required().default('x'),
    note: yup.string().nullable(),
  });
  expect(yupToJsonSchema(schema)).toEqual({
    type: 'object',
    properties: {
      rows: {
        type: 'array',
        minItems: 1,
        maxItems: 9,
        items: { type: 'object', properties: { id: { type: 'string', minLength: 1 } }, required: ['id'] },
      },
      inner: { type: 'object', properties: { a: { type: 'number' } } },
      kind: { type: 'string', minLength: 1, default: 'x' },
      note: { type: ['string', 'null'] },
    },
    required: ['rows', 'inner'],
  });
});

test('what has no fixed shape accepts anything', () => {
  expect(yupToJsonSchema(yup.mixed())).toEqual({});
  expect(yupToJsonSchema(yup.object())).toEqual({ type: 'object', additionalProperties: true });
  expect(yupToJsonSchema(yup.object({ later: yup.lazy(() => yup.string()) }))).toMatchObject({
    type: 'object',
  });
});

test('the contract keeps its limits', () => {
  const { properties, required } = yupToJsonSchema(patientBodySchema);
  expect(required).toEqual(['name']);
  expect(properties?.['name']).toMatchObject({ type: 'string', minLength: 1, maxLength: 120 });
  expect(properties?.['email']).toMatchObject({ type: ['string', 'null'], format: 'email' });
  expect(properties?.['gender']).toMatchObject({ enum: ['MALE', 'FEMALE', 'OTHER', null] });
});
