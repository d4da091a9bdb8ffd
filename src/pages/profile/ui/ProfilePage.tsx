import { useState } from 'react';
import {
  ProfileDetails,
  ProfileForm,
  ProfileSummary,
  QuickStats,
  useGetProfileQuery,
} from '@/features/profile';
import { SecuritySection } from '@/features/auth';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EditIcon } from '@/shared/ui/icon';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';
import { MyDataCard } from './MyDataCard';
import styles from './ProfilePage.module.css';

/** /profile */
export function ProfilePage() {
  const { currentData: profile } = useGetProfileQuery();
  const [editing, setEditing] = useState(false);

  if (!profile) return <SkeletonCard label="Cargando perfil" />;
  return (
    <>
      <PageHeader title="Mi Perfil" />
      <div className={styles.columns}>
        <Card
          title="Información personal"
          actions={
            !editing && (
              <Button icon={EditIcon} onClick={() => setEditing(true)}>
                Editar
              </Button>
            )
          }
        >
          {editing ? (
            <ProfileForm
              profile={profile}
              onCancel={() => setEditing(false)}
              onSaved={() => setEditing(false)}
            />
          ) : (
            <ProfileDetails profile={profile} />
          )}
        </Card>
        <div className={styles.side}>
          <ProfileSummary profile={profile} />
          <QuickStats />
          {profile.role === 'PATIENT' && <MyDataCard />}
        </div>
      </div>
      <SecuritySection />
    </>
  );
}
