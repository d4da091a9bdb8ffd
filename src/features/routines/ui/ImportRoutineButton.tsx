import { useRef } from 'react';
import type { Failure } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { UploadIcon } from '@/shared/ui/icon/icons';
import type { RoutineValues } from '../routineInput';
import type { ImportInto, ImportResult } from '../transferFile';

export interface ImportRoutineButtonProps {
  /** Undefined until the patients and the library are there. */
  into: ImportInto | undefined;
  /** Why they are not. Choosing a file asks for them again. */
  failure?: Failure | null | undefined;
  /** Called with the values in the file; nothing has been saved yet. */
  onRead: (values: RoutineValues) => void;
}

/** Imports an exported routine from the device. Shows a message if the file is refused. */
export function ImportRoutineButton({ into, failure, onRead }: ImportRoutineButtonProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<ImportResult> => {
    failure?.onRetry();
    if (!into) return { error: failure?.message ?? 'Aún se están cargando los datos. Inténtalo de nuevo' };
    try {
      // The schema that checks a file comes with the first one.
      // oxlint-disable-next-line andadura/late-download -- a failed download is said below, and the next file asks again
      const { importRoutineFile } = await import('../transferFile');
      return await importRoutineFile(file, into);
    } catch {
      return { error: 'No se ha podido leer el archivo. Inténtalo de nuevo' };
    }
  };
  return (
    <>
      <Button icon={UploadIcon} onClick={() => input.current?.click()}>
        Importar
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Archivo de la rutina"
        onChange={async (event) => {
          const chooser = event.currentTarget;
          const file = chooser.files?.[0];
          if (!file) return;
          const { values, error } = await read(file);
          // Without this, choosing the same file again fires no event.
          chooser.value = '';
          if (values) onRead(values);
          else dispatch(toastRequested({ message: error, variant: 'error' }));
        }}
      />
    </>
  );
}
