import { useEffect, useRef, useState } from 'react';
import { BRAND } from '@/contract/common/constants';
import { copyText, downloadFile } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/button/Button';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { CopyIcon, DownloadIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import styles from './SecondFactorSetup.module.css';

export interface RecoveryCodesStepProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown once. */
export function RecoveryCodesStep({ codes, onDone }: RecoveryCodesStepProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const text = codes.join('\n');
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => setCopied(await copyText(text, list.current));

  return (
    <div className={styles.step}>
      <InlineAlert tone="warning" title="Guárdalos ahora: no se vuelven a mostrar">
        Si pierdes el móvil, cada uno sirve una vez en lugar del código de la aplicación. Guárdalos en papel o
        en tu gestor de contraseñas.
      </InlineAlert>
      <ul ref={list} className={styles.codes} aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button ref={first} icon={CopyIcon} onClick={copy}>
          Copiar códigos
        </Button>
        <Button
          icon={DownloadIcon}
          onClick={() =>
            downloadFile({
              name: `codigos-de-recuperacion-${BRAND.slug}.txt`,
              content: `${text}\n`,
              type: 'text/plain;charset=utf-8',
            })
          }
        >
          Descargar
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {copied === null
          ? ''
          : copied
            ? 'Códigos copiados al portapapeles'
            : 'No se pudieron copiar: están seleccionados, cópialos a mano.'}
      </p>
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          Ya los he guardado
        </Button>
      </DialogActions>
    </div>
  );
}
