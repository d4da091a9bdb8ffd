/**
 * `npm run replay -- recording.json [--keep NAME] [--from N] [--to N] [--no-axe]`: plays a recording headless
 * in the QA build. Prints each action at which the page differs from the recorded one, something throws or asks
 * the network, or axe finds something, with a picture. Exit code 1 if there is a finding.
 *
 * `--keep NAME` writes the part between `--from` and `--to` to `tests/e2e/recordings/NAME.json`, with what the
 * page shows now as its expectations. `npm test` plays it from then on.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tooling/chromium';
import { ensureQaBuild } from '../../tooling/ensureBuild';
import { ROOT } from '../../tooling/lib/run';
import { type Finding, playRecording } from './commands/playedRecording';
import { keptRecording, MAX_KEPT_BYTES } from './commands/keptRecordings';

const KINDS: Readonly<Record<Finding['kind'], string>> = {
  page: 'the page differs',
  error: 'an error was thrown',
  axe: 'axe found something',
  request: 'the network was asked',
  state: 'the state differs',
};

/** A moment's number; undefined if the option is not given. Throws for anything else. */
function numberOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes the number of an action`);
  return Number(text);
}

function tell({ kind, moment, action, what, picture }: Finding): void {
  console.log(`action ${moment} ${action}: ${KINDS[kind]}`);
  for (const line of what) console.log(`    ${line}`);
  if (picture) console.log(`    picture: ${relative(ROOT, picture)}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      'no-axe': { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Error('Usage: npm run replay -- recording.json [--keep NAME] [--from N] [--to N] [--no-axe]');
  if (values.keep !== undefined && !/^[\w-]{1,60}$/.test(values.keep))
    throw new Error('--keep takes a name of letters, digits and hyphens');
  const [from, to] = [numberOf(values.from, 'from'), numberOf(values.to, 'to')];
  await ensureQaBuild();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const played = await playRecording(browser, readFileSync(path, 'utf8'), {
      axe: !values['no-axe'],
      pictures: join(ROOT, 'test-results/replay', basename(path, '.json')),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    });
    if (played.refused !== null) throw new Error(played.refused);
    played.findings.forEach(tell);
    const { moments, expected, findings } = played;
    console.log(`${moments} moments, ${expected} of them with expectations: ${findings.length} findings`);
    if (values.keep !== undefined) {
      if (!played.file) throw new Error('Only masked recordings can be kept');
      const content = JSON.stringify(played.file);
      const kept = keptRecording(values.keep);
      mkdirSync(join(kept, '..'), { recursive: true });
      if (content.length > MAX_KEPT_BYTES)
        throw new Error(
          `${Math.round(content.length / 1000)} KB are too many for a test: choose fewer actions with --from and --to`,
        );
      writeFileSync(kept, `${content}\n`);
      console.log(`kept as ${relative(ROOT, kept)}, ${Math.round(content.length / 1000)} KB`);
    } else if (findings.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
