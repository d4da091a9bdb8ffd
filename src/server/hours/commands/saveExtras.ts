import type { ExtraStretch } from '@/contract/hours/entities';
import type { ExtrasBody } from '@/contract/hours/schemas';
import type { CommandContext } from '../../core/context';
import { oneTherapistHours, shownSince } from '../queries';
import { hoursRepository } from '../repository';
import { findTherapist } from '../scope';

interface Input {
  id: string;
  body: ExtrasBody;
}

/** Replaces a therapist's extra hours, as far back as they are shown. */
export async function saveExtras(context: CommandContext, { id, body }: Input) {
  const therapist = await findTherapist(context, id);
  const since = shownSince(context);
  // The schema allows null for an empty form, but then requires text.
  const extras = (body.extras as ExtraStretch[]).filter(({ day }) => day >= since);
  await hoursRepository(context.db).replaceExtras(therapist.id, extras, since);
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}
