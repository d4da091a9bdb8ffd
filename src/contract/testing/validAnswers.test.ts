import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type AnySchema, isSchema } from 'yup';
import { validAnswers } from './validAnswers';

const CONTRACT = join(__dirname, '..');

/** Every schema that a domain's `answers.ts` exports, by domain and name. */
const schemas = readdirSync(CONTRACT)
  .filter((domain) => existsSync(join(CONTRACT, domain, 'answers.ts')))
  .flatMap((domain) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- every domain, whatever its name
    const exported = require(join(CONTRACT, domain, 'answers.ts')) as Record<string, unknown>;
    return Object.entries(exported)
      .filter((entry): entry is [string, AnySchema] => isSchema(entry[1]))
      .map(([name, schema]) => [`${domain}/${name}`, schema] as const);
  });

test('the schemas are found', () => {
  expect(schemas.length).toBeGreaterThan(70);
});

test.each(schemas)('what is generated for %s is valid and keeps its shape', (_name, schema) => {
  fc.assert(
    fc.property(validAnswers(schema), (answer) => {
      expect(schema.validateSync(answer, { strict: true })).toEqual(answer);
    }),
    { numRuns: 50 },
  );
});
