import { PRIVACY_TEXT, PRIVACY_VERSION } from '@/contract/consent/privacyText';
import styles from './PrivacyText.module.css';

/** What is done with a patient's data, as it stands. */
export function PrivacyText() {
  return (
    <div className={styles.text}>
      <dl className={styles.list}>
        {PRIVACY_TEXT.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.paragraph}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.version}>Versión {PRIVACY_VERSION}</p>
    </div>
  );
}
