import { useRef, useState } from 'react';
import { errorText, isApiError } from '@/shared/api/errors';
import { copiedText, copyText } from '@/shared/lib/browser';
import { formatDate } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CopyIcon, LinkIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { TextField } from '@/shared/ui/text-field/TextField';
import {
  useCreateCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useRevokeCalendarFeedMutation,
} from '../calendarFeedApi';
import styles from './CalendarFeedDialog.module.css';

export interface CalendarFeedDialogProps {
  open: boolean;
  onClose: () => void;
}

const FAILED = 'No se pudo cambiar el enlace del calendario';

/** Creates, shows once, and revokes the private link to the user's calendar. */
export function CalendarFeedDialog({ open, onClose }: CalendarFeedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Calendario en otras aplicaciones"
      description="Un enlace privado para ver las citas en el calendario del móvil o del ordenador. No lleva datos clínicos ni nombres completos."
    >
      <FeedSettings />
    </Dialog>
  );
}

function FeedSettings() {
  const dispatch = useAppDispatch();
  const { currentData: feed, error, isFetching, refetch } = useGetCalendarFeedQuery();
  const [create, creating] = useCreateCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  /** Known only while the dialog is open, because the server stores only a hash. */
  const [url, setUrl] = useState('');

  const fail = (failure: unknown) =>
    void dispatch(toastRequested({ message: errorText(failure, FAILED), variant: 'error' }));

  const make = async () => {
    const result = await create();
    if ('error' in result) fail(result.error);
    else setUrl(result.data.url);
  };
  const end = async () => {
    const result = await revoke();
    if ('error' in result) return fail(result.error);
    setUrl('');
    dispatch(toastRequested({ message: 'Enlace anulado', variant: 'success' }));
  };
  const address = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(url, address.current);
    const variant = isCopied ? 'success' : 'error';
    dispatch(toastRequested({ message: copiedText(isCopied, 'Enlace'), variant }));
  };

  if (error && !feed)
    return isApiError(error) && error.status === 404 ? (
      <InlineAlert tone="danger">Este servidor no ofrece calendarios privados.</InlineAlert>
    ) : (
      <ErrorState
        message={errorText(error, 'No se pudo consultar el enlace del calendario')}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!feed) return <SkeletonText lines={2} label="Cargando" />;
  return (
    <div className={styles.settings}>
      {url && (
        <>
          <TextField ref={address} label="Enlace privado" value={url} onChange={() => undefined} readOnly />
          <InlineAlert tone="warning">
            Cópialo ahora: no se vuelve a mostrar. Quien lo tenga puede ver cuándo hay citas.
          </InlineAlert>
        </>
      )}
      {!url && feed.active && (
        <p>
          Hay un enlace activo desde el {formatDate(feed.createdAt)}. Si creas otro, el anterior deja de
          funcionar.
        </p>
      )}
      <div className={styles.actions}>
        {url ? (
          <Button variant="primary" icon={CopyIcon} onClick={copy}>
            Copiar enlace
          </Button>
        ) : (
          <Button variant="primary" icon={LinkIcon} loading={creating.isLoading} onClick={make}>
            {feed.active ? 'Crear otro enlace' : 'Crear enlace privado'}
          </Button>
        )}
        {feed.active && (
          <Button variant="danger" loading={revoking.isLoading} onClick={end}>
            Anular enlace
          </Button>
        )}
      </div>
    </div>
  );
}
