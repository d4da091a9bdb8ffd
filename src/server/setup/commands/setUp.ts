import type { WeekStretch } from '@/contract/practiceAnswers';
import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup';
import type { SetUpBody } from '@/contract/setupSchemas';
import { accountRepository } from '../../auth/accountRepository';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { gone } from '../../core/errors';
import { loadLibrary } from '../../exercises/loadLibrary';
import { firstHolidays } from '../../practice/officialHolidays';
import { practiceRepository } from '../../practice/repository';
import { refuseLink, type LinkEffects } from '../refuseLink';
import { setUpRepository } from '../repository';

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
