import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup';
import type { SetUpAnswers } from '@/contract/setupSchemas';
import type { PublicContext } from '../../core/context';
import { gone } from '../../core/errors';
import { practiceRepository } from '../../practice/repository';
import { refuseLink, type LinkEffects } from '../refuseLink';
import { setUpRepository } from '../repository';

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
