import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { UserSession } from '@/contract/authAnswers';
import { errorText } from '@/shared/api/errors';
import { formatMoment } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { LogOutIcon } from '@/shared/ui/icon/icons';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useCloseOtherSessionsMutation, useListUserSessionsQuery } from '../accountApi';
import styles from './SessionsCard.module.css';

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

/** The user's sign-in sessions with device, start, last use and address; the current one is marked. */
export function SessionList({ sessions }: { sessions: readonly UserSession[] }) {
  return (
    <ul className={styles.list} aria-label="Sesiones abiertas">
      {sessions.map(({ id, userAgent, createdAt, lastUsedAt, address, current }) => (
        <li key={id} className={styles.item}>
          <p className={styles.device}>
            {deviceName(userAgent)}
            {current && <Badge tone="success">Esta sesión</Badge>}
          </p>
          <p className={styles.facts}>
            <span>
              Última actividad: <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
            </span>
            <span>
              Iniciada: <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </span>
            {address && <span>Dirección IP: {address}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const UNKNOWN = 'Dispositivo desconocido';

/** The first match wins: Edge and Opera also contain 'Chrome', and Chrome also contains 'Safari'. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Readable name of the device behind a `User-Agent` header: 'Chrome en Windows'. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return browser && system ? `${browser} en ${system}` : (browser ?? system ?? UNKNOWN);
}
