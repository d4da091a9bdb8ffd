/**
 * `npm run test:visual [-- base [group]]` compares the looks of all stories, or of a group, with those of a commit
 * (`main` if none is named). Both catalogues are built and drawn here and now, in one browser, and nothing is kept.
 * A report for a person to read, in test-results/visual: a difference is no failure.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../../tooling/chromium';
import { ensureStorybook } from '../../tooling/ensureBuild';
import { runJourneys } from '../../tooling/lib/playwright';
import { program, ROOT, run } from '../../tooling/lib/run';

const CACHE = join(ROOT, 'node_modules/.cache/visual');
const REPORT = join(ROOT, 'test-results/visual');

/** Builds the catalogue of a commit, unless it has been built before. Returns its folder. */
async function catalogueOf(revision: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = join(CACHE, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;
  // Not below `node_modules`, where Storybook compiles nothing.
  const tree = mkdtempSync(join(tmpdir(), 'andadura-visual-'));
  git('worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
    if ((await run(program('storybook'), args, { cwd: tree })) !== 0) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`The catalogue of ${revision} could not be built`);
    }
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}

async function main(): Promise<void> {
  const [base = 'main', ...groups] = process.argv.slice(2);
  chromiumPath();
  mkdirSync(CACHE, { recursive: true });
  const before = await catalogueOf(base);
  await ensureStorybook();
  // What a run leaves must not lie around the report, which it would delete.
  const always = ['--project=visual', '--output', join(CACHE, 'results')];
  const draw = (args: string[], env: NodeJS.ProcessEnv) =>
    runJourneys([...always, ...(groups.length > 0 ? ['--grep', groups.join('|')] : []), ...args], {
      env: { ...process.env, ...env },
    });
  // What the base has no story of must not be compared with that of an earlier base.
  rmSync(join(CACHE, 'looks'), { recursive: true, force: true });
  await draw(['--update-snapshots=all', '--reporter=dot'], { STORYBOOK_DIR: before });
  await draw(['--update-snapshots=none', '--reporter=dot,html'], {
    PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  console.log(`Aspectos comparados con ${base}: ${join(REPORT, 'index.html')}`);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
