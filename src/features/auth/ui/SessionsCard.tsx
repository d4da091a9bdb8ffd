import { ACCOUNT_MESSAGES } from '@/contract/account';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { LogOutIcon } from '@/shared/ui/icon/icons';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useCloseOtherSessionsMutation, useListUserSessionsQuery } from '../accountApi';
import { SessionList } from './SessionList';

/** The user's sign-in sessions, with the action to close all others. */
export function SessionsCard() {
  const dispatch = useAppDispatch();
  // Refetch: nothing tells this browser about sign-ins on other devices.
  const { currentData, error, isFetching, refetch } = useListUserSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [closeOthers, { isLoading }] = useCloseOtherSessionsMutation();
  const sessions = error ? undefined : currentData;

  const close = async () => {
    const result = await closeOthers();
    dispatch(
      toastRequested(
        'error' in result
          ? { message: errorText(result.error, ACCOUNT_MESSAGES.sessionsCloseFailed), variant: 'error' }
          : { message: ACCOUNT_MESSAGES.sessionsClosed, variant: 'success' },
      ),
    );
  };

  return (
    <Card
      title="Sesiones abiertas"
      description="Si no reconoces alguna, cierra las demás y cambia tu contraseña."
      headingLevel={3}
      footer={
        sessions &&
        (sessions.length > 1 ? (
          <Button icon={LogOutIcon} loading={isLoading} onClick={close}>
            Cerrar las demás
          </Button>
        ) : (
          'No hay otras sesiones abiertas.'
        ))
      }
    >
      {error ? (
        <ErrorState
          message={errorText(error, ACCOUNT_MESSAGES.sessionsFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : sessions ? (
        <SessionList sessions={sessions} />
      ) : (
        <SkeletonText lines={3} label="Cargando sesiones" />
      )}
    </Card>
  );
}
