import { useEffect, useRef, useState, type DragEvent } from 'react';
import { DOCUMENT_LIMITS } from '@/contract/documents';
import { cx } from '@/shared/lib/css';
import { Button } from '@/shared/ui/button/Button';
import { CameraIcon, UploadIcon } from '@/shared/ui/icon/icons';
import styles from './DocumentPicker.module.css';

/** By extension too, because some systems know no type for HEIC. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/jpeg,image/png,image/webp';

/** Takes files that are pasted outside text fields and dialogs, while the part is mounted. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isWriting = (event.target as HTMLElement | null)?.closest('input, textarea, dialog');
      if (files.length === 0 || isWriting) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

export interface DocumentPickerProps {
  /** Called when somebody begins to choose files or to take a photo. */
  onChoosing: () => void;
  onFiles: (files: File[]) => void;
}

/** Takes files: by dropping, pasting, choosing, or with the camera of a phone. */
export function DocumentPicker({ onChoosing, onFiles }: DocumentPickerProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  usePastedFiles(onFiles);

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  const choose = (from: HTMLInputElement | null) => {
    onChoosing();
    from?.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const input = { type: 'file', hidden: true, tabIndex: -1 } as const;
  return (
    <div
      className={cx(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.buttons}>
        <Button icon={UploadIcon} variant="primary" onClick={() => choose(chooser.current)}>
          Elegir archivos
        </Button>
        <span className={styles.camera}>
          <Button icon={CameraIcon} onClick={() => choose(camera.current)}>
            Hacer una foto
          </Button>
        </span>
      </div>
      <p className={styles.help}>
        <span className={styles.desk}>También puedes arrastrarlos aquí o pegarlos. </span>
        PDF, JPEG, PNG, WebP o HEIC, de hasta {DOCUMENT_LIMITS.bytesMax / 1024 ** 2} MB cada uno.
      </p>
      {/* Emptied after each choice, so that the same file can be chosen again. */}
      <input
        {...input}
        ref={chooser}
        multiple
        accept={ACCEPTED}
        aria-label="Archivos"
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <input
        {...input}
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label="Foto"
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
