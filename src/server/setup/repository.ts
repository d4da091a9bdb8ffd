import { sql } from 'drizzle-orm';
import type { Region, Registration } from '@/contract/practice';
import type { KeptAnswers, SetUpAnswers } from '@/contract/setupSchemas';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { practiceSettings, setUpAnswers, users } from '../db/schema';

interface NewPractice {
  name: string;
  timeZone: string;
  registration: Registration;
  taxId: string | null;
  address: string | null;
  holidayRegion: Region | null;
}

/** Whether the practice has been set up, and its beginning. */
export const setUpRepository = (db: Database) => ({
  /** Installations from before the first start in the browser have users and perhaps no settings. */
  async isSetUp(): Promise<boolean> {
    const [found] = await db
      .select({
        isSetUp: sql<boolean>`exists (select from ${practiceSettings}) or exists (select from ${users})`,
      })
      .from(sql`(select 1) as one`);
    return found?.isSetUp === true;
  },

  /** Time zone of the practice; undefined until its settings are stored. */
  async timeZone(): Promise<string | undefined> {
    const [row] = await db.select({ timeZone: practiceSettings.timeZone }).from(practiceSettings);
    return row?.timeZone;
  },

  /** Stores the one row of the settings; false if somebody else was first. */
  async begin(practice: NewPractice, now: Date): Promise<boolean> {
    try {
      await db.insert(practiceSettings).values({ ...practice, createdAt: now, updatedAt: now });
      return true;
    } catch (error) {
      if (violates(error, 'practice_settings_pkey')) return false;
      throw error;
    }
  },

  /** What the finished steps were answered with. */
  async answers(): Promise<KeptAnswers> {
    const [row] = await db.select({ answers: setUpAnswers.answers }).from(setUpAnswers);
    return (row?.answers ?? {}) as KeptAnswers;
  },

  /** Adds the answers of a step; those of other steps stay. */
  addAnswers: (answers: SetUpAnswers) =>
    db
      .insert(setUpAnswers)
      .values({ answers })
      .onConflictDoUpdate({
        target: setUpAnswers.id,
        set: { answers: sql`${setUpAnswers.answers} || excluded.answers` },
      }),

  forgetAnswers: () => db.delete(setUpAnswers),
});
