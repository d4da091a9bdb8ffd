import type { ExtraStretch } from '@/contract/hoursAnswers';
import type { EditOf } from '@/contract/edits';
import { EXTRAS_EDIT, type ExtrasBody, extrasSchema } from '@/contract/hoursSchemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { oneTherapistHours, shownSince } from '../queries';
import { hoursRepository } from '../repository';
import { findTherapist } from '../scope';

interface Input {
  id: string;
  body: EditOf<ExtrasBody>;
}

/** Replaces a therapist's extra hours, as far back as they are shown, or with an edit those of some days. */
export async function saveExtras(context: CommandContext, { id, body: edit }: Input) {
  const therapist = await findTherapist(context, id);
  const since = shownSince(context);
  await context.db.transaction(async (transaction) => {
    const repository = hoursRepository(transaction);
    await repository.hold(therapist.id);
    const [stored = {}] = await repository.times([therapist.id], since);
    const body = editedBody({ schema: extrasSchema, edit, stored, shape: EXTRAS_EDIT });
    // The schema allows null for an empty form, but then requires text.
    const extras = (body.extras as ExtraStretch[]).filter(({ day }) => day >= since);
    await repository.replaceExtras(therapist.id, extras, since);
  });
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}
