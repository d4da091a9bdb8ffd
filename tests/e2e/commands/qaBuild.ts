import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { QA_BUILD } from '../../../tooling/ensureBuild';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Puts the QA build in the place of the practice's own. */
export async function withQaBuild(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(QA_BUILD, pathname);
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      const path = isFile ? file : join(QA_BUILD, 'index.html');
      return route.fulfill({
        path,
        contentType: TYPES[extname(path)] ?? 'application/octet-stream',
        headers: { 'cache-control': 'no-cache' },
      });
    },
  );
}
