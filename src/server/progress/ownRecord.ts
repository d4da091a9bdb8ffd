import { unauthorized } from '../http/errors';
import type { CommandContext } from '../http/command';

/** The record of the PATIENT who asks; the access log learns of it here. */
export function ownRecord({ user, audited }: CommandContext): string {
  if (!user.patientId) throw unauthorized();
  audited({ patientId: user.patientId });
  return user.patientId;
}
