import { SHELL_MESSAGES } from '@/contract/common/messages';
import { Button } from '@/shared/ui/button/Button';
import { ErrorScreenTools } from '../frame/ErrorScreenTools';
import styles from './AppErrorScreen.module.css';

declare const __DEVTOOLS__: boolean | undefined;

/** Global error screen with a reload button and collapsible details. */
export function AppErrorScreen({
  error,
  onReload = () => location.reload(),
}: {
  error: Error;
  onReload?: () => void;
}) {
  return (
    <section className={styles.screen} role="alert">
      <h1>{SHELL_MESSAGES.appError}</h1>
      <p>
        Algo ha fallado al mostrar esta pantalla. Lo que ya estaba guardado sigue a salvo; recarga la página
        para continuar.
      </p>
      <Button variant="primary" onClick={onReload}>
        {SHELL_MESSAGES.reload}
      </Button>
      {typeof __DEVTOOLS__ !== 'undefined' && __DEVTOOLS__ ? <ErrorScreenTools /> : null}
      <details className={styles.details}>
        <summary>Detalles del error</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </section>
  );
}
