import { CONSENT_MESSAGES, PRIVACY_VERSION } from '@/contract/consent';
import { errorText } from '@/shared/api/errors';
import { formatDate } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useAcceptConsentMutation, useGetConsentQuery } from '../api';
import styles from './ConsentCard.module.css';
import { PrivacyText } from './PrivacyText';

/** The privacy text, the patient's latest consent, and the button to accept the current version. */
export function ConsentCard() {
  const dispatch = useAppDispatch();
  const { currentData, error } = useGetConsentQuery();
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
        {error && <InlineAlert tone="danger">{errorText(error, CONSENT_MESSAGES.loadFailed)}</InlineAlert>}
        {currentData?.accepted && (
          <InlineAlert tone={agreed ? 'success' : 'warning'}>
            {agreed
              ? `Lo aceptaste el ${formatDate(currentData.accepted.acceptedAt)}.`
              : `El ${formatDate(currentData.accepted.acceptedAt)} aceptaste la versión ${currentData.accepted.version}. Este texto es nuevo.`}
          </InlineAlert>
        )}
        {currentData && !agreed && (
          <Button variant="primary" onClick={agree} loading={isLoading}>
            {CONSENT_MESSAGES.accept}
          </Button>
        )}
      </div>
    </Card>
  );
}
