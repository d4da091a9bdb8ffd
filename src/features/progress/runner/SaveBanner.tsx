import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { RefreshIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { progressSlice, retryAsked, selectOutbox } from '../slice';

export interface SaveBannerProps {
  /** Why the last save failed. */
  error: string;
  /** The save is retried automatically. */
  passing: boolean;
  onRetry: () => void;
}

/** Banner of a failed save, shown until the save succeeds. */
export function SaveBanner({ error, passing, onRetry }: SaveBannerProps) {
  return (
    <InlineAlert
      tone="danger"
      title={error}
      live
      action={
        <Button size="sm" icon={RefreshIcon} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      <span data-help>
        {passing
          ? 'Se guardará en cuanto vuelva la conexión. Hasta entonces, no cierres esta página.'
          : 'Lo que has hecho sigue aquí. Vuelve a intentarlo.'}
      </span>
    </InlineAlert>
  );
}

/**
 * Banner outside the runner: something that a patient did or told in a routine has not reached the server, for example a
 * stop because of pain. It stays during new attempts until one succeeds.
 */
export function UnsentBanner() {
  const dispatch = useAppDispatch();
  // Where the runner was never opened, nothing is unsent and its slice may be missing.
  const failed = useAppSelector((state) =>
    progressSlice.reducerPath in state ? selectOutbox(state).find(({ error }) => error !== null) : undefined,
  );
  if (!failed) return null;
  const { error, passing } = failed;
  return (
    <SaveBanner
      error={passing ? 'Tu rutina todavía no se ha guardado' : (error ?? '')}
      passing={passing}
      onRetry={() => dispatch(retryAsked())}
    />
  );
}
