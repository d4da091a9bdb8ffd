import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup';
import type { SetUpAnswers, SetUpBody } from '@/contract/setupSchemas';
import type { WeekStretch } from '@/contract/practiceAnswers';
import { refuseGuessing } from '../auth/throttle';
import type { PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { gone, notFound } from '../core/errors';
import { practiceRepository } from '../practice/repository';
import { setUpRepository } from './repository';
import { accountRepository } from '../auth/accountRepository';
import { loadLibrary } from '../exercises/loadLibrary';
import { firstHolidays } from '../practice/officialHolidays';

type LinkEffects = Pick<Effects, 'loginThrottle' | 'practice' | 'setUpLinks'>;

/** Throws `gone` once the practice has been set up, whatever the link; `notFound` for a forged or expired one. */
export async function refuseLink(
  { loginThrottle, practice, setUpLinks }: LinkEffects,
  { now, origin }: PublicContext,
  token: string,
): Promise<void> {
  if (practice.isSetUp() || (await practice.look())) throw gone(MESSAGES.already);
  await refuseGuessing(loginThrottle, origin.address);
  if (setUpLinks.isValid(token, now)) return;
  await loginThrottle.failedFrom(origin.address);
  throw notFound(MESSAGES.invalidText);
}

/**
 * Keeps the answers of a finished step of the first start. Any valid link takes it up again.
 * @throws `notFound` for a forged or expired link, `gone` once the practice has been set up.
 */
export const keepAnswers =
  (effects: LinkEffects) =>
  async (
    context: PublicContext,
    { token, answers }: { token: string; answers: SetUpAnswers },
  ): Promise<void> => {
    await refuseLink(effects, context, token);
    await context.db.transaction(async (transaction) => {
      // Ordered with `setUp`, which deletes them: whoever comes after it must not leave any behind.
      await practiceRepository(transaction).hold();
      const beginning = setUpRepository(transaction);
      if (await beginning.isSetUp()) throw gone(MESSAGES.already);
      await beginning.addAnswers(answers);
    });
  };

/**
 * Sets the practice up: settings, opening hours, holidays, exercises if asked for, and the first administrator, who may treat
 * patients as well, all or nothing. The row of the settings decides between two who send the form at once.
 * @throws `notFound` for a forged or expired link, `gone` once the practice has been set up.
 */
export const setUp =
  (effects: LinkEffects & Pick<Effects, 'passwords'>) =>
  async (
    context: PublicContext,
    {
      token,
      practiceName,
      timeZone,
      registration,
      openingHours,
      holidayRegion,
      name,
      email,
      password,
      taxId,
      address,
      treats,
      loadsExercises,
    }: SetUpBody & { token: string },
  ): Promise<void> => {
    const { db, now } = context;
    // Before the password is hashed: a stranger without a link must not cause that work.
    await refuseLink(effects, context, token);
    const passwordHash = await effects.passwords.hash(password);
    const holidays = holidayRegion === undefined ? [] : await firstHolidays(now, timeZone, holidayRegion);
    await db.transaction(async (transaction) => {
      await practiceRepository(transaction).hold();
      const beginning = setUpRepository(transaction);
      const texts = { taxId: taxId || null, address: address || null };
      const isFirst = await beginning.begin(
        { name: practiceName, timeZone, registration, holidayRegion: holidayRegion ?? null, ...texts },
        now,
      );
      if (!isFirst) throw gone(MESSAGES.already);
      await beginning.forgetAnswers();
      await practiceRepository(transaction).replaceOpeningHours(openingHours as WeekStretch[]);
      await practiceRepository(transaction).replaceHolidays(holidays);
      const roles = treats ? ({ role: 'THERAPIST', alsoAdmin: true } as const) : ({ role: 'ADMIN' } as const);
      const account = { name, email, ...roles, passwordHash };
      // Somebody created this account from the command line at the same moment.
      if (!(await accountRepository(transaction).create(account, now))) throw gone(MESSAGES.already);
      if (loadsExercises) await loadLibrary(transaction, { now });
    });
    await effects.practice.look();
  };
