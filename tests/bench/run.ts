/**
 * `npm run bench [-- --only first-screen] [-- --write]`: builds, starts what is needed on this machine,
 * measures, and prints one table. `--write` also puts it into docs/benchmarks.md. Exit code 1 if a budget is
 * exceeded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tooling/chromium';
import { ensureBuild } from '../../tooling/ensureBuild';
import { program, run } from '../../tooling/lib/run';
import { failed, type Figure, table } from './figures';
import { bigScreens } from './parts/bigScreens';
import { builds } from './parts/builds';
import { firstScreen } from './parts/firstScreen';
import { lighthouse } from './parts/lighthouse';
import { longList } from './parts/longList';
import { manyAgendas } from './parts/manyAgendas';
import { memory } from './parts/memory';
import { palette } from './parts/palette';
import { server } from './parts/server';
import { sockets } from './parts/sockets';
import { ROOT } from '../../tooling/lib/run';

const PARTS: Record<string, (browser: Browser) => Promise<Figure[]>> = {
  'first-screen': firstScreen,
  lighthouse,
  'long-list': longList,
  'big-screens': bigScreens,
  'many-agendas': manyAgendas,
  palette,
  memory,
  server,
  sockets,
  builds,
};

/** Only on request: sixty visits with Lighthouse would double the duration. */
const ON_REQUEST: readonly string[] = ['lighthouse'];

const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/** Puts the result between the markers of the document, formatted as the lint requires. */
async function writeDocument(result: string): Promise<void> {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/benchmarks.md has no ${BEGIN} and ${END}`);
  const written = `${text.slice(0, begin + BEGIN.length)}\n\n${result}\n\n${text.slice(end)}`;
  writeFileSync(DOCUMENT, written);
  await run(program('oxfmt'), [DOCUMENT]);
}

async function main(): Promise<void> {
  const { only, write } = parseArgs({
    options: { only: { type: 'string' }, write: { type: 'boolean' } },
  }).values;
  const wanted = only?.split(',');
  const parts = Object.entries(PARTS).filter(([name]) =>
    wanted ? wanted.includes(name) : !ON_REQUEST.includes(name),
  );
  if (parts.length === 0) throw new Error(`--only ${only}: the parts are ${Object.keys(PARTS).join(', ')}`);
  await ensureBuild();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const figures: Figure[] = [];
  try {
    for (const [name, part] of parts) {
      const began = performance.now();
      // A part that fails must not prevent the others.
      const measured = await part(browser).catch((error: unknown) => {
        console.error(error);
        return [failed(name)];
      });
      figures.push(...measured);
      console.error(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
    }
  } finally {
    await browser.close();
  }
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}`;
  const result = `${machine}\n\n${table(figures)}`;
  console.log(`\n${result}`);
  if (write) await writeDocument(result);
  process.exitCode = figures.every(({ passed }) => passed) ? 0 : 1;
}

void main();
