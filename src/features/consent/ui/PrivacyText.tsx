import { PRIVACY_VERSION, privacyText } from '@/contract/consent';
import { useLegalIdentity, usePracticeIdentity } from '@/shared/practice-identity/api';
import styles from './PrivacyText.module.css';

/** How a patient's data is used: the privacy text in force, with the practice's NIF for whoever is signed in. */
export function PrivacyText() {
  const identity = usePracticeIdentity();
  const legal = useLegalIdentity();
  return (
    <div className={styles.text}>
      <dl className={styles.list}>
        {privacyText(identity && { ...identity, taxId: legal?.taxId ?? null }).map(({ title, text }) => (
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
