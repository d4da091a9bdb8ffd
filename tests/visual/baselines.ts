import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tooling/lib/run';

const FILE = join(__dirname, 'baselines.json');
/** Each worker writes its looks here; `npm run visual:update` merges them into the baselines. */
const SEEN_FOLDER = join(ROOT, 'node_modules/.cache/visual');

export interface Baselines {
  /** Browser and fonts of the signatures, on which looks depend. */
  browser: string;
  /** Signatures by story, theme and width. */
  signatures: Record<string, string>;
}

export const readBaselines = (): Baselines =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Baselines) : { browser: '', signatures: {} };

export function forgetSeen(): void {
  rmSync(SEEN_FOLDER, { recursive: true, force: true });
}

export function leaveSeen(name: string, seen: Baselines): void {
  mkdirSync(SEEN_FOLDER, { recursive: true });
  writeFileSync(join(SEEN_FOLDER, `${name}.json`), JSON.stringify(seen));
}

/**
 * Writes the new looks into the baselines, sorted, one per line. Other baselines are kept if their story
 * still exists and the browser is the same. Returns the number of baselines.
 */
export function writeBaselines(storyIds: ReadonlySet<string>): number {
  const parts = readdirSync(SEEN_FOLDER).map(
    (file) => JSON.parse(readFileSync(join(SEEN_FOLDER, file), 'utf8')) as Baselines,
  );
  const browser = parts[0]?.browser ?? '';
  const before = readBaselines();
  const kept = Object.entries(before.browser === browser ? before.signatures : {}).filter(([key]) =>
    storyIds.has(key.slice(0, key.lastIndexOf('@'))),
  );
  const entries = Object.entries({
    ...Object.fromEntries(kept),
    ...Object.assign({}, ...parts.map(({ signatures }) => signatures)),
  }) as [string, string][];
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify({ browser, signatures: Object.fromEntries(entries) }, null, 2)}\n`);
  return entries.length;
}
