import { createRandom } from '@/contract/demo/people';
import { accountRepository } from '../auth/accountRepository';
import type { Passwords } from '../auth/passwords';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { seedAlerts, seedClinical, seedWrittenSessions } from './clinical';
import { seedAppointments } from './appointments';
import { seedCare, seedTeam } from './team';
import { seedPractice, seedHours } from './offer';
import { seedChat } from './chat';
import { seedDocuments } from './documents';
import { seedEpisodes } from './episodes';
import { seedExercises, seedRoutines } from './routines';
import { seedNotifications } from './notifications';
import { seedOutbox } from './outbox';
import { DEMO_ACCOUNTS, seedPeople } from './people';
import { seedProgress } from './progress';
import { seedTwin } from './twin';
import { seedVersions } from './versions';

export { DEMO_ACCOUNTS };

/** Password of every demo account. */
export const DEMO_PASSWORD = 'demo1234';

/** Whether somebody of the demonstration can enter with its password, which everybody can read in these sources. */
export async function letsAnybodyIn(db: Database, { verify }: Pick<Passwords, 'verify'>): Promise<boolean> {
  const { admin, therapists, patient } = DEMO_ACCOUNTS;
  for (const { email } of [admin, ...therapists, patient]) {
    const entrant = await accountRepository(db).findEntrant(email);
    if (entrant && (await verify(entrant.passwordHash, DEMO_PASSWORD))) return true;
  }
  return false;
}

/** Size, day and password hash of the demo practice. */
export interface DemoOptions {
  now: Date;
  timeZone: string;
  /** Hash of `DEMO_PASSWORD`. */
  passwordHash: string;
  /** Default 24; 10,000 for benchmarks. */
  patientCount?: number;
  seed?: number;
}

/**
 * Fills an empty database with a demo practice. Does nothing if there are users. The same seed, size and day
 * create the same practice. Resolves to whether it filled the database.
 */
export async function seedDemo(db: Database, options: DemoOptions): Promise<boolean> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyone) return false;
  const { now, timeZone, passwordHash, patientCount = 24, seed = 20_261_121 } = options;
  await db.transaction(async (transaction) => {
    const inside = transaction as unknown as Database;
    const context = await seedPeople(inside, {
      random: createRandom(seed),
      now,
      timeZone,
      passwordHash,
      patientCount,
    });
    await seedPractice(inside, context);
    await seedTeam(inside, context, passwordHash);
    await seedAlerts(inside, context);
    await seedCare(inside, context);
    await seedHours(inside, context);
    await seedAppointments(inside, context);
    await seedClinical(inside, context);
    await seedExercises(inside, context);
    await seedRoutines(inside, context);
    await seedProgress(inside, context);
    await seedChat(inside, context);
    await seedNotifications(inside, context);
    await seedWrittenSessions(inside, context);
    await seedDocuments(inside, context);
    await seedEpisodes(inside, context);
    await seedVersions(inside, context);
    await seedTwin(inside, context);
    await seedOutbox(inside, context);
  });
  return true;
}
