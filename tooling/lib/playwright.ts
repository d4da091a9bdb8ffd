import type { SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { program, ROOT, run } from './run';

const CONFIG = join(ROOT, 'tooling/playwright.config.ts');

/** Runs all journeys, or those in `args`. Returns the runner's exit code. */
export const runJourneys = (args: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  run(program('@playwright/test', 'playwright'), ['test', '--config', CONFIG, ...args], options);
