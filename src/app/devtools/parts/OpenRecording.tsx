import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { UploadIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import styles from './OpenRecording.module.css';

export interface OpenRecordingProps {
  /** Why the last file was refused. */
  problem?: string | null;
  /** Whether a file is being read. */
  loading?: boolean;
  onFile: (file: File) => void;
}

/** First screen of a replay: asks for a recording, chosen or dropped. */
export function OpenRecording({ problem = null, loading = false, onFile }: OpenRecordingProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <main
      className={styles.screen}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h1>Reproducir una grabación</h1>
      <p>
        Abre el archivo de «Exportar grabación», o una exportación de Redux DevTools. Se reproduce en este
        navegador: no se envía ni se guarda nada.
      </p>
      {problem !== null && (
        <InlineAlert tone="danger" live>
          {problem}
        </InlineAlert>
      )}
      <Button variant="primary" icon={UploadIcon} loading={loading} onClick={() => input.current?.click()}>
        Abrir grabación
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Archivo de la grabación"
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </main>
  );
}
