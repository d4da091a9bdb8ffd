import { Icon } from '@/shared/ui/icon/Icon';
import { CloseIcon, DangerIcon, FileIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import type { ChosenFile } from '../chosenFiles';
import { formatSize } from '../formatSize';
import styles from './ChosenFileList.module.css';

export interface ChosenFileListProps {
  files: readonly ChosenFile[];
  onRemove: (file: File) => void;
}

/** The files that a person chose, with the reason beside each that cannot be sent. */
export function ChosenFileList({ files, onRemove }: ChosenFileListProps) {
  return (
    <ul className={styles.list} aria-label="Archivos elegidos">
      {files.map(({ file, refusal }, index) => (
        <li key={`${file.name} ${index}`} className={styles.row}>
          <Icon of={refusal ? DangerIcon : FileIcon} size="sm" />
          <div className={styles.text}>
            <p className={styles.name}>{file.name}</p>
            <p className={refusal ? styles.refusal : styles.meta}>{refusal ?? formatSize(file.size)}</p>
          </div>
          <IconButton
            size="sm"
            icon={CloseIcon}
            label={`Quitar ${file.name}`}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
