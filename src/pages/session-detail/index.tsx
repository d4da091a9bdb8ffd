import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { User } from '@/contract/authAnswers';
import type { Session } from '@/contract/sessionAnswers';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { useAuth } from '@/features/auth';
import { SessionDetail, SessionStatusBadge, SessionVersions, useGetSessionQuery } from '@/features/sessions';
import { errorText, isApiError } from '@/shared/api/errors';
import { formatLongDate } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EditIcon, EyeIcon } from '@/shared/ui/icon/icons';
import { NotFound } from '@/shared/ui/not-found/NotFound';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';

/** Whether to lead to the record. What a therapist wrote stays theirs, also of a patient whom they no longer attend. */
const leadsToRecord = ({ patientId, mayCorrect, therapist }: Session, user: User | null): boolean =>
  user?.role === 'THERAPIST' && patientId !== '' && (mayCorrect !== false || therapist?.name !== user.name);

/** /sessions/{id} */
export function SessionDetailPage() {
  const { id = '' } = useParams();
  const { user } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: session, error } = useGetSessionQuery(id);
  const missing = isApiError(error) && error.status === 404;
  const isPatient = user?.role === 'PATIENT';

  useEffect(() => {
    if (!error || missing || session) return;
    dispatch(toastRequested({ message: errorText(error, SESSION_MESSAGES.detailFailed), variant: 'error' }));
    // The same for every role.
    navigate(ROUTES.mySessions, { replace: true });
  }, [error, missing, session, dispatch, navigate]);

  if (missing)
    return (
      <NotFound
        title={SESSION_MESSAGES.notFound}
        text="Puede que el enlace no sea correcto o que ya no tengas acceso a ella."
        action={
          <>
            <ButtonLink to={ROUTES.mySessions}>Volver a mis sesiones</ButtonLink>
            {!isPatient && <ButtonLink to={ROUTES.history}>Ver historial</ButtonLink>}
          </>
        }
      />
    );
  if (!session)
    return (
      <>
        <SkeletonStats count={3} />
        <SkeletonCard count={2} label="Cargando sesión" />
      </>
    );
  return (
    <>
      <PageHeader
        title={`Sesión del ${formatLongDate(session.date)}`}
        description={session.treatmentType}
        badge={<SessionStatusBadge status={session.status} />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              isPatient
                ? { label: 'Mis Sesiones', to: ROUTES.mySessions }
                : { label: 'Historial', to: ROUTES.history },
              { label: 'Detalle de la sesión' },
            ]}
          />
        }
        actions={
          !isPatient && (
            <>
              {leadsToRecord(session, user) && (
                <ButtonLink to={ROUTES.patient(session.patientId)} icon={EyeIcon}>
                  Abrir ficha
                </ButtonLink>
              )}
              {session.mayCorrect !== false && (
                <ButtonLink to={ROUTES.correctSession(id)} icon={EditIcon}>
                  Editar sesión
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <SessionVersions session={session} />
      <SessionDetail session={session} />
    </>
  );
}

export { SessionDetailPage as Component };
