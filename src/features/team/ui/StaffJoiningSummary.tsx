import { ROLE_LABELS } from '@/contract/common/roles';
import type { StaffJoining } from '@/contract/teamAnswers';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';

/** Practice, e-mail and role, for the invited person to check before creating the account. */
export function StaffJoiningSummary({ joining }: { joining: StaffJoining }) {
  return (
    <DescriptionList
      items={[
        { label: 'Consulta', value: joining.practiceName },
        { label: 'Correo electrónico', value: joining.email },
        { label: 'Papel', value: ROLE_LABELS[joining.role] },
      ]}
    />
  );
}
