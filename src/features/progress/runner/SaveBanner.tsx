import { Button } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { RefreshIcon } from '@/shared/ui/icon/icons';
import styles from './SaveBanner.module.css';

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
      <span className={styles.help}>
        {passing
          ? 'Lo que has hecho no se pierde: se guardará en cuanto vuelva la conexión.'
          : 'Lo que has hecho sigue aquí. Vuelve a intentarlo.'}
      </span>
    </InlineAlert>
  );
}
