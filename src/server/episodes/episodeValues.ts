import { EPISODE_MESSAGES as MESSAGES } from '@/contract/episodes';
import type { EpisodeBody } from '@/contract/episodeSchemas';
import { attendsPatient } from '../patients/access';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import { isUuid } from '../core/ids';
import type { EpisodeValues } from './repository';

/** The lead that a body names, who attends the patient. Throws `invalid` beside the field for anybody else. */
async function leadIn({ db, user }: CommandContext, patientId: string, id: string): Promise<string> {
  const attends = isUuid(id) && (await attendsPatient(db, { id, today: user.today }, patientId));
  if (!attends) throw invalidField('leadId', MESSAGES.leadUnknown);
  return id;
}

/** Converts a body into stored values; start and lead are absent where the body says nothing of them. */
export async function episodeValues(
  context: CommandContext,
  patientId: string,
  body: EpisodeBody,
): Promise<Omit<EpisodeValues, 'startedOn' | 'leadId'> & Partial<EpisodeValues>> {
  if (body.startedOn && body.startedOn > context.user.today) throw invalidField('startedOn', MESSAGES.future);
  return {
    reason: body.reason,
    region: body.region ?? null,
    authorisation: body.authorisation || null,
    authorisedSessions: body.authorisedSessions ?? null,
    ...(body.startedOn && { startedOn: body.startedOn }),
    ...(body.leadId && { leadId: await leadIn(context, patientId, body.leadId) }),
  };
}
