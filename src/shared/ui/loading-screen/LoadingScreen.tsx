import { SHELL_MESSAGES } from '@/contract/common/messages';
import styles from './LoadingScreen.module.css';

/** 'Cargando...' while the sign-in session is verified or a screen is downloaded. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {SHELL_MESSAGES.loading}
    </div>
  );
}
