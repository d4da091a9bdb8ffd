/**
 * `npm run test:visual [-- group]` compares every story in three themes at two widths with its baseline; `npm
 * run visual:update [-- group]` rewrites the baselines. Always uses the Chromium from the npm package, with
 * which the baselines were made.
 */
import { catalogueEntries } from '../e2e/commands/catalogue';
import { forgetSeen, writeBaselines } from './baselines';
import { chromiumPath } from '../../tooling/chromium';
import { ensureStorybook } from '../../tooling/ensureBuild';
import { runJourneys } from '../../tooling/lib/playwright';

async function main(): Promise<void> {
  const groups = process.argv.slice(2).filter((word) => word !== '--update');
  const update = process.argv.includes('--update');
  process.env.CHROMIUM_PATH = 'npm';
  chromiumPath();
  if (!process.env.STORYBOOK_DIR) await ensureStorybook();
  forgetSeen();
  const code = await runJourneys(
    ['storybook.qa.spec', ...(groups.length > 0 ? ['--grep', groups.join('|')] : [])],
    { env: { ...process.env, VISUAL: update ? 'update' : 'all' } },
  );
  if (update) {
    const stories = catalogueEntries().filter(({ type }) => type === 'story');
    console.log(
      `${writeBaselines(new Set(stories.map(({ id }) => id)))} aspectos en tests/visual/baselines.json`,
    );
  } else if (code !== 0) console.log('Lo que ha cambiado: test-results/visual/index.html');
  process.exitCode = code;
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
