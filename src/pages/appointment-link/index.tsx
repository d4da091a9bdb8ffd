import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks';
import { LinkedAppointmentPanel, useGetLinkedAppointmentQuery } from '@/features/appointment-links';
import { isPassing } from '@/shared/api/baseQuery';
import { errorText, isApiError } from '@/shared/api/errors';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { openingsDomain } from '@/shared/openings/slice';
import { usePracticeIdentity } from '@/shared/practice-identity/api';
import { useAppStore } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CalendarCancelIcon } from '@/shared/ui/icon/icons';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';

/** /appointment/{token}, from a mail. Whoever is signed in sees it too: it is about the link and not about them. */
export function AppointmentLinkPage() {
  const store = useAppStore();
  // Nobody is signed in, so the signed-in area has not loaded it.
  useState(() => store.load([openingsDomain]));
  const { token = '' } = useParams();
  const {
    currentData,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = useGetLinkedAppointmentQuery(token, FRESH_ON_RETURN);
  const isUnchecked = isApiError(error) && isPassing(error);
  if (isUnchecked && !currentData)
    return (
      <AuthLayout title="No se ha podido comprobar">
        <ErrorState message={MESSAGES.unchecked} onRetry={refetch} retrying={isFetching} />
      </AuthLayout>
    );
  if (error && !isUnchecked) return <InvalidLink title={errorText(error, MESSAGES.unknown)} />;
  return (
    <AuthLayout title="Tu cita">
      {currentData ? (
        <LinkedAppointmentPanel token={token} appointment={currentData} readAt={fulfilledTimeStamp} />
      ) : (
        <SkeletonText lines={6} label="Cargando la cita" />
      )}
    </AuthLayout>
  );
}

/** Shown for a link that is over or never existed, with the ways on: the telephone of the practice, and the sign-in. */
function InvalidLink({ title }: { title: string }) {
  const phone = usePracticeIdentity()?.phone;
  return (
    <AuthLayout title="Enlace no válido" footer={<Link to={ROUTES.login}>Ir a iniciar sesión</Link>}>
      <EmptyState
        icon={CalendarCancelIcon}
        title={title}
        text="Si tienes una cita, el último correo de tu consulta trae su enlace."
        action={
          phone && (
            <p>
              También puedes llamar a la consulta: <PhoneLink phone={phone} call />
            </p>
          )
        }
      />
    </AuthLayout>
  );
}
