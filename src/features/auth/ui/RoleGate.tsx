import type { ReactNode } from 'react';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import type { Role } from '@/contract/common/roles';
import { AccessDenied } from '@/shared/ui/access-denied';
import { useAuth } from '../AuthProvider';

/** Roles that may see a screen, in addition to the route table. */
export type Audience = 'therapist' | 'staff' | 'patient';

const AUDIENCES: Record<Audience, { roles: readonly Role[]; denial: string }> = {
  /** THERAPIST alone: patients and invitations. */
  therapist: { roles: ['THERAPIST'], denial: COMMON_MESSAGES.deniedTherapistOnly },
  /** THERAPIST or ADMIN: appointments. */
  staff: { roles: ['THERAPIST', 'ADMIN'], denial: COMMON_MESSAGES.deniedTherapistOnly },
  patient: { roles: ['PATIENT'], denial: COMMON_MESSAGES.deniedPatientOnly },
};

/** Shows its children to the audience, and the in-screen denial to everyone else. */
export function RoleGate({ audience, children }: { audience: Audience; children: ReactNode }) {
  const { user } = useAuth();
  const { roles, denial } = AUDIENCES[audience];
  return user && roles.includes(user.role) ? children : <AccessDenied text={denial} />;
}
