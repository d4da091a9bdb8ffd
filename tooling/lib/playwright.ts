import type { SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { program, ROOT, run } from './run';

const CONFIG = join(ROOT, 'tooling/playwright.config.ts');

/** Runs the journeys, or those that `args` name. Gives the runner's exit code. */
export const runJourneys = (args: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  run(program('@playwright/test', 'playwright'), ['test', '--config', CONFIG, ...args], options);
