import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
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
import { EditIcon } from '@/shared/ui/icon/icons';
import { NotFound } from '@/shared/ui/not-found/NotFound';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';

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
          !isPatient &&
          session.mayCorrect !== false && (
            <ButtonLink to={`${ROUTES.newSession}?id=${encodeURIComponent(id)}`} icon={EditIcon}>
              Editar sesión
            </ButtonLink>
          )
        }
      />
      <SessionVersions session={session} />
      <SessionDetail session={session} />
    </>
  );
}

export { SessionDetailPage as Component };
