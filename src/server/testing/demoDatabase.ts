import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { createPasswords } from '../auth/passwords';
import { openDatabase } from '../db/database';
import { DEMO_PASSWORD, seedDemo } from '../demo';
import { layTestDatabase } from './testDatabase';

/** Puts the demo practice of that day into `dataDir`, as a server with `--demo` fills it. Takes some seconds. */
export async function layDemoDatabase(dataDir: string, now: Date): Promise<void> {
  await layTestDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  await seedDemo(db, { now, timeZone: DEFAULT_TIME_ZONE, passwordHash });
  await close();
}
