import { ROLE_LABELS } from '@/contract/common/roles';
import { formatPhone } from '@/contract/common/text';
import { EXPERIENCE_LABELS, SPECIALIZATION_LABELS } from '@/contract/profile';
import type { Profile } from '@/contract/profileSchemas';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { Card } from '@/shared/ui/card/Card';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import styles from './ProfileSummary.module.css';

/** Summary card with the role label and contact information. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  return (
    <Card>
      <div className={styles.person}>
        <Avatar name={profile.name} size="lg" />
        <p className={styles.name}>{profile.name}</p>
        <Badge tone="primary">{ROLE_LABELS[profile.role]}</Badge>
      </div>
      <DescriptionList
        items={[
          { label: 'Correo electrónico', value: profile.email },
          { label: 'Teléfono', value: profile.phone && formatPhone(profile.phone) },
        ]}
      />
    </Card>
  );
}

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

/** Counts of the profile. No documented call returns them, so each shows a dash. */
export function QuickStats() {
  return (
    <Card title="Estadísticas rápidas">
      <DescriptionList
        items={[
          { label: 'Pacientes activos', value: '-' },
          { label: 'Citas esta semana', value: '-' },
          { label: 'Sesiones completadas', value: '-' },
        ]}
      />
    </Card>
  );
}
