import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schema from './schema';

const META = join(__dirname, 'migrations/meta');

/** The schema as the last migration left it. */
function lastSnapshot() {
  const file = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(META, file ?? ''), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
}

test('every change of the schema, a limit in the contract too, has its migration', async () => {
  const last = lastSnapshot();
  expect(await generateMigration(last, generateDrizzleJson(schema, last.id))).toEqual([]);
});
