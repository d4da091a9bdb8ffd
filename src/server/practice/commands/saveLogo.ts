import { PRACTICE_MESSAGES } from '@/contract/practice';
import type { LogoBody } from '@/contract/practiceSchemas';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { practiceIdentity } from '../queries';
import { practiceRepository } from '../repository';

/** Replaces or removes the logo. Throws `conflict` until the settings, to which it belongs, are stored. */
export async function saveLogo(context: CommandContext, { logo }: LogoBody) {
  const { db, now } = context;
  if (!(await practiceRepository(db).saveLogo(logo, now))) throw conflict(PRACTICE_MESSAGES.logoTooEarly);
  return practiceIdentity(context);
}
