import type { Invitation } from '@/contract/invitationSchemas';
import { formatLongDate } from '@/shared/lib/dates';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';

/** Patient, e-mail, therapist and expiry, for the invited person to check before creating the account. */
export function InvitationSummaryCard({ invitation }: { invitation: Invitation }) {
  return (
    <DescriptionList
      items={[
        { label: 'Paciente', value: invitation.patient?.name },
        { label: 'Correo electrónico', value: invitation.email },
        { label: 'Fisioterapeuta', value: invitation.therapist?.name },
        { label: 'Válida hasta', value: formatLongDate(invitation.expiresAt) },
      ]}
    />
  );
}
