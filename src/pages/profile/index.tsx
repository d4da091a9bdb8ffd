import { PROFILE_MESSAGES } from '@/contract/profile';
import { SecuritySection } from '@/features/auth';
import { useListHoursQuery } from '@/features/hours';
import {
  ProfileDetails,
  ProfileForm,
  ProfileSummary,
  QuickStats,
  useGetProfileQuery,
  prefetchProfile,
} from '@/features/profile';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { EditIcon, FileIcon, ShieldIcon, ClockIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import type { CoversSectionProps } from './ui/CoversSection';
import styles from './ui/ProfilePage.module.css';

const CoversSection = latePart<CoversSectionProps>(
  async () => (await import('./ui/CoversSection')).CoversSection,
  { failed: 'No se ha podido cargar este apartado', waiting: () => null },
);

/** /profile */
export function ProfilePage() {
  const query = useGetProfileQuery();
  const { currentData: profile } = query;
  const form = useOpening('profileForm');
  const failure = failureOf({ ...query, text: PROFILE_MESSAGES.loadFailed });

  if (failure)
    return (
      <>
        <PageHeader title="Mi Perfil" />
        <ErrorState {...failure} />
      </>
    );
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

/** Links to a patient's documents, and to their consent, the copy of their record and who has seen it. */
function MyDataCard() {
  const keepsDocuments = useCapability('documents');
  const givesCopies = useCapability('recordCopy');
  if (!givesCopies) return null;
  return (
    <Card title="Mis datos" description="Cómo se tratan, una copia de tu ficha y quién la ha visto.">
      <ButtonLink to={ROUTES.myData} icon={ShieldIcon}>
        Ver mis datos
      </ButtonLink>
      {keepsDocuments && (
        <ButtonLink to={ROUTES.myDocuments} icon={FileIcon}>
          Mis documentos
        </ButtonLink>
      )}
    </Card>
  );
}

/** Link to a therapist's own hours, on a backend that keeps them. */
function MyHoursCard() {
  const { data } = useListHoursQuery();
  if (!data) return null;
  return (
    <Card title="Mi horario" description="Cuándo trabajas, tus ausencias y tus horas extra.">
      <ButtonLink to={ROUTES.hours} icon={ClockIcon}>
        Ver mi horario
      </ButtonLink>
    </Card>
  );
}

export { ProfilePage as Component };

export const prefetches = () => [prefetchProfile];
