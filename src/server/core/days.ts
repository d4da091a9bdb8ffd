import { FIELD_MESSAGES } from '@/contract/common/messages';
import type { CommandContext } from './context';
import { invalidField } from './errors';

/** Throws `invalid` beside the field for a day after today. */
export function refuseAfterToday({ user }: Pick<CommandContext, 'user'>, field: string, day: string): void {
  if (day > user.today) throw invalidField(field, FIELD_MESSAGES.afterToday);
}
