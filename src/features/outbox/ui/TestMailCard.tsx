import { MAIL_MESSAGES as MESSAGES, TEST_MAIL_FAILURE_LABELS } from '@/contract/outbox';
import { MAIL_OUTBOX } from '@/contract/system';
import { errorText } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSendTestMailMutation } from '../api';
import styles from './mails.module.css';

/** Tries the mail server with a mail to one's own address, or says that there is none. */
export function TestMailCard() {
  const staysHere = useCapability(MAIL_OUTBOX);
  const email = useAppSelector(selectUser)?.email;
  const [send, { data, error, isLoading }] = useSendTestMailMutation();
  if (staysHere)
    return (
      <Card title="Servidor de correo">
        <InlineAlert tone="warning">{MESSAGES.noServer}</InlineAlert>
      </Card>
    );
  const failure = data?.failure ? TEST_MAIL_FAILURE_LABELS[data.failure] : null;
  return (
    <Card title="Servidor de correo" description={email && `El correo de prueba llega a ${email}.`}>
      <div className={styles.test}>
        <Button loading={isLoading} onClick={() => void send()}>
          Enviar correo de prueba
        </Button>
        {!isLoading && (data || error) && (
          <InlineAlert tone={data && !failure ? 'success' : 'danger'} live>
            {data ? (failure ?? MESSAGES.testSent(data.to)) : errorText(error, MESSAGES.testFailed)}
          </InlineAlert>
        )}
      </div>
    </Card>
  );
}
