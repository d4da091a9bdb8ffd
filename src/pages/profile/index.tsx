import {
  ProfileDetails,
  ProfileForm,
  ProfileSummary,
  QuickStats,
  useGetProfileQuery,
  prefetchProfile,
} from '@/features/profile';
import { SecuritySection } from '@/features/auth';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EditIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { MyDataCard } from './ui/MyDataCard';
import type { CoversSectionProps } from './ui/CoversSection';
import { MyHoursCard } from './ui/MyHoursCard';
import styles from './ui/ProfilePage.module.css';

const CoversSection = latePart<CoversSectionProps>(
  async () => (await import('./ui/CoversSection')).CoversSection,
  { failed: 'No se ha podido cargar este apartado', waiting: () => null },
);

/** /profile */
export function ProfilePage() {
  const { currentData: profile } = useGetProfileQuery();
  const form = useOpening('profileForm');

  if (!profile) return <SkeletonCard label="Cargando perfil" />;
  return (
    <>
      <PageHeader title="Mi Perfil" />
      <div className={styles.columns}>
        <Card
          title="Información personal"
          actions={
            !form.isOpen && (
              <Button icon={EditIcon} onClick={() => form.open()}>
                Editar
              </Button>
            )
          }
        >
          {form.isOpen ? (
            <ProfileForm profile={profile} onCancel={form.close} onSaved={form.close} />
          ) : (
            <ProfileDetails profile={profile} />
          )}
        </Card>
        <div className={styles.side}>
          <ProfileSummary profile={profile} />
          <QuickStats />
          {profile.role === 'PATIENT' && <MyDataCard />}
          {profile.role === 'THERAPIST' && <MyHoursCard />}
        </div>
      </div>
      {profile.role === 'THERAPIST' && <CoversSection ownId={profile.id} />}
      <SecuritySection />
    </>
  );
}

export { ProfilePage as Component };

export const prefetches = () => [prefetchProfile];
