import type { ReactNode } from 'react';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import type { Role } from '@/contract/common/roles';
import { useCapability } from '@/shared/capabilities';
import { AccessDenied } from '@/shared/ui/access-denied/AccessDenied';
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

export interface RoleGateProps {
  audience: Audience;
  /** What an ADMIN sees instead of the denial, where the server has a desk (`desk` of its capabilities). */
  desk?: ReactNode;
  children: ReactNode;
}

/** Shows its children to the audience, and the in-screen denial to everyone else. */
export function RoleGate({ audience, desk, children }: RoleGateProps) {
  const { user } = useAuth();
  const { roles, denial } = AUDIENCES[audience];
  if (user && roles.includes(user.role)) return children;
  const denied = <AccessDenied text={denial} />;
  return user?.role === 'ADMIN' && desk ? <WhereDesk desk={desk} denied={denied} /> : denied;
}

/** Nothing until the server has said which: a denial that goes away would be read. */
function WhereDesk({ desk, denied }: { desk: ReactNode; denied: ReactNode }) {
  const hasDesk = useCapability('desk');
  return hasDesk === undefined ? null : hasDesk ? desk : denied;
}
