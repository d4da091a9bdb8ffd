import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { createPasswords } from '../auth/passwords';
import { DEMO_PASSWORD, seedDemo } from '../demo';
import type { Filling } from './testDatabase';

/** The demo practice of that moment, as a server with `--demo` fills it. Takes some seconds. */
export const demoFilling = (now: Date): Filling => ({
  name: `demo ${now.toISOString().slice(0, 16)}`,
  fill: async (db) =>
    seedDemo(db, {
      now,
      timeZone: DEFAULT_TIME_ZONE,
      passwordHash: await createPasswords().hash(DEMO_PASSWORD),
    }),
});
