import { Button } from '@/shared/ui/button/Button';
import { CloseIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { ProgressBar } from '@/shared/ui/progress-bar/ProgressBar';
import { formatSize } from '../chosenFiles';
import type { Upload } from '../slice';
import styles from './UploadList.module.css';

export interface UploadListProps {
  uploads: readonly Upload[];
  onCancel: (upload: Upload) => void;
  onRetry: (upload: Upload) => void;
}

const stateOf = ({ stage, sent, size }: Upload): string => {
  if (stage === 'waiting') return 'En espera';
  if (stage === 'finishing') return 'Comprobando…';
  return `${formatSize(sent)} de ${formatSize(size)}`;
};

function Row({ upload, onCancel, onRetry }: { upload: Upload } & Omit<UploadListProps, 'uploads'>) {
  const { name, sent, size, stage, failure, mayRetry } = upload;
  return (
    <li className={styles.row}>
      <div className={styles.work}>
        {stage === 'failed' ? (
          <>
            <p>{name}</p>
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          </>
        ) : (
          <ProgressBar label={name} value={sent} max={size} valueText={stateOf(upload)} />
        )}
      </div>
      {stage === 'failed' && mayRetry && (
        <Button size="sm" onClick={() => onRetry(upload)} aria-label={`Reintentar ${name}`}>
          Reintentar
        </Button>
      )}
      <IconButton
        size="sm"
        icon={CloseIcon}
        label={stage === 'failed' ? `Quitar ${name}` : `Cancelar ${name}`}
        onClick={() => onCancel(upload)}
      />
    </li>
  );
}

/** Files on their way, each with its progress. They go on when the screen is left. */
export function UploadList({ uploads, ...actions }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Subidas">
      {uploads.map((upload) => (
        <Row key={upload.id} upload={upload} {...actions} />
      ))}
    </ul>
  );
}
