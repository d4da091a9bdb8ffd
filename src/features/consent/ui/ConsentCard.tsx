import { CONSENT_MESSAGES, PRIVACY_VERSION, privacyText } from '@/contract/consent';
import { errorText } from '@/shared/api/errors';
import { formatDate } from '@/shared/lib/dates';
import { useGetPracticeIdentityQuery, useLegalIdentity } from '@/shared/practice-identity/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useAcceptConsentMutation, useGetConsentQuery } from '../api';
import styles from './ConsentCard.module.css';

/** The privacy text, the patient's latest consent, and, once the text is shown, the button to accept the current version. */
export function ConsentCard() {
  const dispatch = useAppDispatch();
  const { currentData, error, isFetching, refetch } = useGetConsentQuery();
  const identity = useGetPracticeIdentityQuery();
  const isNamed = Boolean(identity.currentData ?? identity.error);
  const [accept, { isLoading }] = useAcceptConsentMutation();
  const agreed = currentData?.accepted?.version === PRIVACY_VERSION;

  const agree = async () => {
    const result = await accept({ version: PRIVACY_VERSION });
    dispatch(
      toastRequested(
        'error' in result
          ? { message: errorText(result.error, CONSENT_MESSAGES.saveFailed), variant: 'error' }
          : { message: CONSENT_MESSAGES.accepted, variant: 'success' },
      ),
    );
  };

  return (
    <Card title="Cómo tratamos tus datos">
      <div className={styles.stack}>
        <PrivacyText />
        {error && (
          <ErrorState
            message={errorText(error, CONSENT_MESSAGES.loadFailed)}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {currentData?.accepted && (
          <InlineAlert tone={agreed ? 'success' : 'warning'}>
            {agreed
              ? `Lo aceptaste el ${formatDate(currentData.accepted.acceptedAt)}.`
              : `El ${formatDate(currentData.accepted.acceptedAt)} aceptaste la versión ${currentData.accepted.version}. Este texto es nuevo.`}
          </InlineAlert>
        )}
        {currentData?.withdrawnAt && (
          <InlineAlert tone="warning">{`Retirado el ${formatDate(currentData.withdrawnAt)}.`}</InlineAlert>
        )}
        {currentData && !agreed && isNamed && (
          <Button variant="primary" onClick={agree} loading={isLoading}>
            {CONSENT_MESSAGES.accept}
          </Button>
        )}
      </div>
    </Card>
  );
}

/**
 * How a patient's data is used: the privacy text in force, with the practice's NIF for whoever is signed in. It waits for the
 * practice's name, because it says who answers for the data.
 */
export function PrivacyText() {
  const { currentData: identity, error } = useGetPracticeIdentityQuery();
  const legal = useLegalIdentity();
  if (!identity && !error)
    return (
      <div className={styles.waiting}>
        <SkeletonText lines={24} label="Cargando el texto" />
      </div>
    );
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
