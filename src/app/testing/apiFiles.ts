import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['features', 'shared'].map((name) => join(__dirname, '../..', name));

/** Every file that adds endpoints, loaded, so that a new feature cannot be forgotten. */
export const API_FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .filter((file) => readFileSync(file, 'utf8').includes('.injectEndpoints('));
// oxlint-disable-next-line typescript/no-require-imports -- every feature, whatever its name
for (const file of API_FILES) require(file);
