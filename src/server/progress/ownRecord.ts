import { unauthorized } from '../core/errors';
import type { CommandContext } from '../core/context';

/** Record id of the asking PATIENT, which is also named to the access log. Throws `unauthorized` for anybody else. */
export function ownRecord({ user, audited }: CommandContext): string {
  if (!user.patientId) throw unauthorized();
  audited({ patientId: user.patientId });
  return user.patientId;
}
