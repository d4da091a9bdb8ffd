import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ROOT } from '../../../tooling/lib/run';

const DIST = join(ROOT, 'dist');

/** All scripts and style sheets of the build that are loaded after the first screen. */
export const laterFiles = (): string[] =>
  readdirSync(join(DIST, 'assets')).filter((file) => /\.(?:js|css)$/.test(file) && !file.startsWith('main.'));

/** The `import()`s that download a file, for error messages. */
export function importsOf(file: string): string {
  const read = JSON.parse(readFileSync(join(DIST, 'bundle.json'), 'utf8')) as Record<string, string[]>;
  const names = Object.entries(read).filter(([, files]) => files.some((one) => basename(one) === file));
  return `${file} (${names.map(([request]) => request).join(', ')})`;
}

/** State of the lazily loaded files, across several browsers. */
export interface Downloads {
  refused: Set<string>;
  arrived: Set<string>;
}

/** Blocks every later file for this browser until it is released. */
export async function refuseLaterFiles(context: BrowserContext, { refused, arrived }: Downloads) {
  const later = new Set(laterFiles());
  const asked = new Set<string>();
  const isOpen = new Set<string>();
  await context.route('**/assets/*', async (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    if (!later.has(file)) return route.continue();
    if (isOpen.has(file)) {
      arrived.add(file);
      return route.continue();
    }
    asked.add(file);
    refused.add(file);
    return route.abort('internetdisconnected');
  });
  return {
    /** Releases every file requested so far, from its next request on. */
    letThrough: () => asked.forEach((file) => isOpen.add(file)),
  };
}
