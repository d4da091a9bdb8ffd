import { Button } from '@/shared/ui/button/Button';
import { DownloadIcon } from '@/shared/ui/icon/icons';
import styles from './RecorderBar.module.css';

export interface RecorderBarProps {
  /** Number of actions recorded so far. */
  count: number;
  /** A past moment is shown in Redux DevTools. */
  isPast?: boolean;
  onExport: () => void;
  /** Address of the page that replays recordings. */
  replayHref: string;
}

/** Corner panel during a recording: number of actions, export, and a link to the replay. */
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
