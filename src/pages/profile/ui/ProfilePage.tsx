import { useState } from 'react';
import { PROFILE_MESSAGES } from '@/contract/profile/messages';
import {
  ProfileDetails,
  ProfileForm,
  ProfileSummary,
  QuickStats,
  useGetProfileQuery,
  useUpdateProfileMutation,
} from '@/features/profile';
import { SecuritySection } from '@/features/auth';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EditIcon } from '@/shared/ui/icon';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';
import { MyDataCard } from './MyDataCard';
import styles from './ProfilePage.module.css';

/** /profile */
export function ProfilePage() {
  const dispatch = useAppDispatch();
  const { currentData: profile } = useGetProfileQuery();
  const [update] = useUpdateProfileMutation();
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
              onSubmit={async (body) => {
                try {
                  await update(body).unwrap();
                } catch (error) {
                  const message = errorText(error, PROFILE_MESSAGES.saveFailed);
                  dispatch(toastRequested({ message, variant: 'error' }));
                  throw error;
                }
                dispatch(toastRequested({ message: PROFILE_MESSAGES.updated, variant: 'success' }));
                setEditing(false);
              }}
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
