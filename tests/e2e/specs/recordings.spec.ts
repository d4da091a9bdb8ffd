import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '../commands/test';
import { keptRecording, keptRecordings, MAX_KEPT_BYTES } from '../commands/keptRecordings';
import { playRecording } from '../commands/playedRecording';
import { ensureQaBuild } from '../../../tooling/ensureBuild';

test.beforeAll(() => ensureQaBuild());
// In one worker, because two would build the QA build into the same folder.
test.describe.configure({ mode: 'default' });

for (const name of keptRecordings())
  test(`the recording «${name}» shows what it showed when it was kept`, async ({ browser }) => {
    const text = readFileSync(keptRecording(name), 'utf8');
    expect(text.length).toBeLessThanOrEqual(MAX_KEPT_BYTES);
    const { findings, refused, expected } = await playRecording(browser, text);
    expect(refused).toBeNull();
    expect(expected).toBeGreaterThan(0);
    expect(
      findings.map(({ moment, action, what }) => `${moment} ${action}: ${what.join('; ')}`),
      basename(keptRecording(name)),
    ).toEqual([]);
  });
