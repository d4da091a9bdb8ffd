import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tooling/lib/run';

const FOLDER = join(ROOT, 'tests/e2e/recordings');

/** Larger recordings are cut before they become a test. */
export const MAX_KEPT_BYTES = 600_000;

/** File of a recording that is a regression test. */
export const keptRecording = (name: string): string => join(FOLDER, `${name}.json`);

/** Names of all recordings that are regression tests. */
export const keptRecordings = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
