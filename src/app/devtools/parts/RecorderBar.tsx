import { Button } from '@/shared/ui/button';
import { DownloadIcon } from '@/shared/ui/icon';
import styles from './RecorderBar.module.css';

/** Props of the recorder's bar. */
export interface RecorderBarProps {
  /** Actions recorded so far. */
  count: number;
  /** A past moment was chosen in Redux DevTools. */
  isPast?: boolean;
  onExport: () => void;
  /** Address of the page that plays recordings. */
  replayHref: string;
}

/** In the corner while a session is recorded: how much there is, and the ways out of it. */
export function RecorderBar({ count, isPast = false, onExport, replayHref }: RecorderBarProps) {
  return (
    <aside className={styles.bar} aria-label="Herramientas de desarrollo">
      <span className={isPast ? styles.past : styles.dot} aria-hidden="true" />
      <span className={styles.text}>
        {isPast ? 'Momento pasado: nada se envía ni se guarda' : `Grabando, ${count} acciones`}
      </span>
      <Button size="sm" icon={DownloadIcon} onClick={onExport}>
        Exportar grabación
      </Button>
      <a className={styles.link} href={replayHref} target="_blank" rel="noreferrer">
        Reproducir una grabación
      </a>
    </aside>
  );
}
