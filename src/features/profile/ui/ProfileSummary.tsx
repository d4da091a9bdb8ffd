import { ROLE_LABELS } from '@/contract/common/roles';
import { formatPhone } from '@/contract/common/text';
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
