import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layDemoDatabase } from '@/server/testing/demoDatabase';
import { testNow } from './clock';

/**
 * Playwright's global set-up: one demo practice, which `startPractice` copies for each file, because filling one takes
 * longer than starting a server.
 */
export default async function fillDemoOfRun(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'andadura-demo-'));
  await layDemoDatabase(dataDir, testNow());
  process.env.DEMO_OF_RUN = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
