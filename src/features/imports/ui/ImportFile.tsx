import { useRef, useState, type DragEvent } from 'react';
import { IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { cx } from '@/shared/lib/css';
import { Button } from '@/shared/ui/button/Button';
import { UploadIcon } from '@/shared/ui/icon/icons';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import type { ImportKind } from '../slice';
import styles from './Imports.module.css';

export interface ImportFileProps {
  kind?: ImportKind;
  onFile: (file: File) => void;
  /** Why the last file was not read. */
  failure?: string | null;
  /** The file is being read, or it is not yet said for whom. */
  disabled?: boolean;
  reading?: boolean;
}

/** Takes the file of another program, by choosing or dropping it. */
export function ImportFile({
  kind = 'patients',
  onFile,
  failure,
  disabled = false,
  reading = false,
}: ImportFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !disabled && !reading) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.stack}>
      <FormAlert text={failure ?? null} />
      <div
        className={cx(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          icon={UploadIcon}
          variant="primary"
          disabled={disabled}
          loading={reading}
          onClick={() => chooser.current?.click()}
        >
          Elegir archivo
        </Button>
        <p className={styles.help}>
          {kind === 'appointments' && 'Calendario (.ics), '}CSV o Excel (.xlsx), con los títulos de las
          columnas en la primera fila. Hasta {LIMITS.rows.toLocaleString('es-ES')} filas. El archivo se lee en
          tu ordenador: solo se envían las filas que confirmes.
          {kind === 'appointments' &&
            ' De un calendario se toman las citas que están por empezar, con sus repeticiones de un año.'}
        </p>
        {/* Emptied after each choice, so that the same file can be chosen again. */}
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={kind === 'appointments' ? 'Archivo de citas' : 'Archivo de pacientes'}
          accept={`.csv,.txt,.tsv,.xlsx,text/csv${kind === 'appointments' ? ',.ics,text/calendar' : ''}`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
