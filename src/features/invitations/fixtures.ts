import type { Invitation } from '@/contract/invitationSchemas';
import { INVITATION_STATUSES } from '@/contract/invitations';

/** One invitation of each status; the first two have not expired at the stories' time. */
export const INVITATION_FIXTURES: Invitation[] = INVITATION_STATUSES.map((status, index) => ({
  id: `i${index + 1}`,
  patientId: `p${index + 1}`,
  email: `paciente${index + 1}@correo.example`,
  status,
  createdAt: `2026-11-${String(20 - 3 * index).padStart(2, '0')}T09:00:00Z`,
  expiresAt: `2026-11-${27 - 3 * index}T09:00:00Z`,
  patient: { name: ['Lola Ruiz', 'Íñigo Peña', 'Marta Gil', 'Andrés Cano', 'Begoña Vidal'][index] ?? 'Lola' },
  therapist: { name: 'Ana Ruiz Soler' },
}));
