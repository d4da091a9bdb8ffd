import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@/contract/common/constants';
import { setUpPage } from '@/contract/setup';
import type { Database } from '../db/database';
import { setUpRepository } from './repository';

/** How long the address works. A restart prints another. */
export const SETUP_LINK_HOURS = 24;

const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

export type SetUpLinks = ReturnType<typeof createSetUpLinks>;

/**
 * Addresses of the first start. A token holds its expiry in ms and a signature with the server's key. Every process
 * with that key can check it, so nothing is stored. The single row of the settings makes it work only once.
 */
export function createSetUpLinks(key: Uint8Array, publicUrl: string) {
  const signatureOf = (end: string) =>
    createHmac('sha256', key).update(`first start ${end}`).digest('base64url');
  return {
    create(now: Date): string {
      const end = (now.getTime() + SETUP_LINK_HOURS * HOUR_MS).toString(36);
      return `${publicUrl}${setUpPage(`${end}.${signatureOf(end)}`)}`;
    },

    isValid(token: string, now: Date): boolean {
      const [, end = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (!end || Number.parseInt(end, 36) <= now.getTime()) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(end)));
    },
  };
}

export type PracticeState = ReturnType<typeof createPracticeState>;

/**
 * What a process knows of its practice: whether it has been set up, which never ends, and its time zone, which
 * never changes afterwards. So every process that has looked knows the same.
 */
export function createPracticeState(db: Database, fallbackTimeZone: string) {
  let isSetUp = false;
  let timeZone = fallbackTimeZone;
  return {
    isSetUp: (): boolean => isSetUp,
    timeZone: (): string => timeZone,
    /** Asks the database, because another process or command may have set the practice up. */
    async look(): Promise<boolean> {
      const repository = setUpRepository(db);
      if (!(await repository.isSetUp())) return false;
      timeZone = (await repository.timeZone()) ?? fallbackTimeZone;
      isSetUp = true;
      return true;
    },
  };
}
