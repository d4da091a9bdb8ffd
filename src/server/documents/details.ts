import { wallClockOf } from '@/contract/common/practiceTime';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import type { DocumentDetails } from '@/contract/documentSchemas';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';

/** Converts the details of a document into stored values. Throws `invalid` for a future day. */
export function detailValues(
  { kind, day, note, shared }: DocumentDetails,
  { now, timeZone }: Pick<CommandContext, 'now' | 'timeZone'>,
) {
  if (day > wallClockOf(now, timeZone).date) throw invalidField('day', DOCUMENT_MESSAGES.inTheFuture);
  return { kind, day, note: note || null, shared };
}
