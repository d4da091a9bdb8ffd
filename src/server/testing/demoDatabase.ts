import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { createPasswords } from '../auth/passwords';
import { DEMO_PASSWORD, seedDemo } from '../demo';
import type { Filling } from './testDatabase';

const DEMO = path.resolve(__dirname, '../demo');

/** What fills it, so that after a change nobody gets the practice of before from a PostgreSQL that stays. */
const sources = (): string =>
  readdirSync(DEMO)
    .map((file) => readFileSync(path.join(DEMO, file), 'utf8'))
    .join('\n');

/** The demo practice of that moment, as a server with `--demo` fills it. Takes some seconds. */
export const demoFilling = (now: Date): Filling => ({
  name: `demo ${now.toISOString()} ${sources()}`,
  fill: async (db) =>
    seedDemo(db, {
      now,
      timeZone: DEFAULT_TIME_ZONE,
      passwordHash: await createPasswords().hash(DEMO_PASSWORD),
    }),
});
