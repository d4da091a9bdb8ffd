import { runs } from '@/contract/testing/runs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type AnySchema, isSchema } from 'yup';
import { validAnswers } from './validAnswers';

const CONTRACT = join(__dirname, '..');

/** Every schema of an answer or of a part of one, by domain and name. Those of what comes in are named `…Schema` or `…Query`. */
const schemas = readdirSync(CONTRACT)
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => {
    // oxlint-disable-next-line typescript/no-require-imports -- every domain, whatever its name
    const exported = require(join(CONTRACT, file)) as Record<string, unknown>;
    return Object.entries(exported)
      .filter((entry): entry is [string, AnySchema] => isSchema(entry[1]))
      .filter(([name]) => !/(?:Schema|Query)$/.test(name))
      .map(([name, schema]) => [`${file.slice(0, -3)}/${name}`, schema] as const);
  });

test('the schemas are found', () => {
  expect(schemas.length).toBeGreaterThan(70);
});

test.each(schemas)('what is generated for %s is valid and keeps its shape', (_name, schema) => {
  fc.assert(
    fc.property(validAnswers(schema), (answer) => {
      expect(schema.validateSync(answer, { strict: true })).toEqual(answer);
    }),
    { numRuns: runs(20) },
  );
});
