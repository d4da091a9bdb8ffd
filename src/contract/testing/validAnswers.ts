import fc from 'fast-check';
import type { AnySchema, InferType, SchemaDescription, SchemaFieldDescription } from 'yup';

type Description = SchemaDescription & {
  fields?: Record<string, SchemaFieldDescription>;
  innerType?: SchemaFieldDescription;
};

const INSTANTS = { min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };

const testOf = ({ tests }: Description, name: string) => tests.find((test) => test.name === name);

function texts(description: Description): fc.Arbitrary<string> {
  const regex = testOf(description, 'matches')?.params?.regex;
  if (regex instanceof RegExp) return fc.stringMatching(regex);
  if (testOf(description, 'datetime')) return fc.date(INSTANTS).map((date) => date.toISOString());
  return fc.string({ minLength: testOf(description, 'required') || testOf(description, 'min') ? 1 : 0 });
}

/** Minimum and maximum of a number or of a list's length. */
function between(description: Description): { min?: number; max?: number } {
  const min = testOf(description, 'min')?.params?.min as number | undefined;
  const max = testOf(description, 'max')?.params?.max as number | undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function objects({ fields = {} }: Description): fc.Arbitrary<object> {
  const entries = Object.entries(fields) as [string, Description][];
  return fc.record(Object.fromEntries(entries.map(([name, field]) => [name, valid(field)])), {
    requiredKeys: entries.filter(([, field]) => !field.optional).map(([name]) => name),
  });
}

function ofType(description: Description): fc.Arbitrary<unknown> {
  const known = description.oneOf.filter((value) => value !== null);
  if (known.length > 0) return fc.constantFrom(...known);
  switch (description.type) {
    case 'string':
      return texts(description);
    case 'number':
      return testOf(description, 'integer')
        ? fc.integer(between(description))
        : fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valid(description.innerType as Description), {
        minLength: between(description).min ?? 0,
        maxLength: 3,
      });
    case 'object':
      return objects(description);
    default:
      // Free-form: any object.
      return fc.dictionary(fc.string(), fc.jsonValue());
  }
}

function valid(description: Description): fc.Arbitrary<unknown> {
  const values = ofType(description);
  return description.nullable ? fc.option(values, { nil: null }) : values;
}

/**
 * Arbitrary answers that a schema of the contract allows, as parsed JSON, for property tests of the browser's
 * readers.
 */
export const validAnswers = <Schema extends AnySchema>(schema: Schema): fc.Arbitrary<InferType<Schema>> =>
  valid(schema.describe() as Description) as fc.Arbitrary<InferType<Schema>>;

/** Expects of any of these answers that reading it changes nothing of it. */
export function readsAsItIs<Answer>(answers: fc.Arbitrary<Answer>, read: (answer: Answer) => unknown): void {
  fc.assert(fc.property(answers, (answer) => expect(read(answer)).toEqual(answer)));
}
