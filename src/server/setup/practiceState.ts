import type { Database } from '../db/database';
import { setUpRepository } from './repository';

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
