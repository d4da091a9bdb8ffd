import { formatPhone } from '@/contract/common/text';
import type { Profile } from '@/contract/profileSchemas';
import { EXPERIENCE_LABELS, SPECIALIZATION_LABELS } from '@/contract/profile';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';

/** The profile's personal information, read-only. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const professional = [
    {
      label: 'Especialización',
      value: profile.specialization && SPECIALIZATION_LABELS[profile.specialization],
    },
    { label: 'Experiencia', value: profile.experience && EXPERIENCE_LABELS[profile.experience] },
    { label: 'Número de colegiado', value: profile.license },
  ];
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: 'Nombre completo', value: profile.name },
        { label: 'Correo electrónico', value: profile.email },
        { label: 'Teléfono', value: profile.phone && formatPhone(profile.phone) },
        ...(profile.role === 'PATIENT' ? [] : professional),
        { label: 'Dirección', value: profile.address },
      ]}
    />
  );
}
