import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bounded, type Figure } from './figures';

const KB = 1000;
/** Budget of `/login`, whose shell is painted before any script. What it loads is mostly libraries: see its floor. */
export const LOGIN_BUDGET_KB = 130;
const ROUTE_BUDGET_KB = 60;
const ON_USE_BUDGET_KB = 90;
const CONTROLS_BUDGET_KB = 95;
/** The chunk of accessible controls, as named in tooling/webpack/splitting.ts. */
const isControls = (file: string) => /\/controls\./.test(file);

export interface FirstScreen {
  /** In KB brotli. */
  script: number;
  requests: number;
  html: string;
}

export function firstScreenOf(dist: string): FirstScreen {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source ?? '');
  const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)];
  return {
    script: scripts.reduce((sum, source) => sum + statSync(join(dist, `${source}.br`)).size / KB, 0),
    requests: 1 + scripts.length + sheets.length,
    html,
  };
}

/** Download size of a file; brotli, unless compressing it was not worthwhile. */
function sizeOf(dist: string, file: string): number {
  try {
    return statSync(join(dist, `${file}.br`)).size / KB;
  } catch {
    return statSync(join(dist, file)).size / KB;
  }
}

/** Scripts of each `import()`, without the entry, which is already loaded. */
function scriptsOf(dist: string): Record<string, string[]> {
  const read = JSON.parse(readFileSync(join(dist, 'bundle.json'), 'utf8')) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(read).map(([name, files]) => [name, files.filter((file) => !/\/main\./.test(file))]),
  );
}

/** The `import()`s that include the shared controls. */
export function withControls(dist: string): string[] {
  return Object.entries(scriptsOf(dist))
    .filter(([, files]) => files.some(isControls))
    .map(([request]) => request);
}

/**
 * Script added to sign-in by each screen, from the build's list of chunks: first the shell, then the screen.
 * The shared chunk of controls counts once. Parts loaded on use have their own budget.
 */
export function routeSizes(dist: string): Figure[] {
  const loads = scriptsOf(dist);
  const isPage = (request: string) => /^@\/pages\/[^/]+$/.test(request);
  const frame = loads['@/app/router/signedInRoutes'] ?? [];
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(dist, file), 0);
  const controls = [...new Set(Object.values(loads).flat())].filter(isControls);
  const figures = [
    bounded('frame after sign-in: script (brotli)', total(frame), 'KB', ROUTE_BUDGET_KB),
    bounded('shared controls: script (brotli)', total(controls), 'KB', CONTROLS_BUDGET_KB),
  ];
  for (const [request, files] of Object.entries(loads).sort()) {
    if (request === '@/app/router/signedInRoutes' || files.length === 0) continue;
    const added = total(files.filter((file) => !frame.includes(file) && !isControls(file)));
    const name = request.replace('@/pages/', '/');
    if (isPage(request))
      figures.push(bounded(`${name}: script beside the frame`, added, 'KB', ROUTE_BUDGET_KB));
    else figures.push(bounded(`${name}, when used`, added, 'KB', ON_USE_BUDGET_KB));
  }
  return figures;
}
