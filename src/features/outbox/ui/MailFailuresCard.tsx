import { Link } from 'react-router-dom';
import type { FailedMessage } from '@/contract/outboxAnswers';
import {
  ACCOUNT_MAIL_KIND_LABELS,
  MAIL_MESSAGES as MESSAGES,
  MESSAGE_FAILURE_LABELS,
  MESSAGE_KIND_LABELS,
  MESSAGE_LIMITS,
  RETRY_OBSTACLE_LABELS,
} from '@/contract/outbox';
import { failureOf } from '@/shared/api/errors';
import { formatMoment } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useListMailFailuresQuery, useRetryMailMutation } from '../api';
import styles from './mails.module.css';

const KIND_LABELS = { ...MESSAGE_KIND_LABELS, ...ACCOUNT_MAIL_KIND_LABELS };

const COLUMNS: Column<FailedMessage>[] = [
  {
    key: 'patient',
    header: 'Para',
    width: '14rem',
    cardTitle: true,
    render: ({ patientId, name, email }) => (
      <div className={styles.pair}>
        {patientId ? <Link to={ROUTES.patient(patientId)}>{name || '—'}</Link> : <span>{name || '—'}</span>}
        {email && <span className={styles.second}>{email}</span>}
      </div>
    ),
  },
  {
    key: 'kind',
    header: 'Qué',
    render: ({ kind, startsAt }) => (
      <div className={styles.pair}>
        <span>{KIND_LABELS[kind]}</span>
        {startsAt && <span className={styles.second}>Cita: {formatMoment(startsAt)}</span>}
      </div>
    ),
  },
  {
    key: 'failure',
    header: 'Por qué',
    render: ({ failure, endedAt }) => (
      <div className={styles.pair}>
        <span>{MESSAGE_FAILURE_LABELS[failure]}</span>
        <span className={styles.second}>{formatMoment(endedAt)}</span>
      </div>
    ),
  },
];

/** Mails of appointments and to accounts that have not left, to be sent again while they are of use. */
export function MailFailuresCard() {
  // Others may have sent some again, and appointments change.
  const query = useListMailFailuresQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, refetch } = query;
  const { failures = [], waiting = 0 } = currentData ?? {};
  const failure = failureOf({ ...query, text: MESSAGES.failuresFailed });
  const [retry] = useRetryMailMutation();
  const { submit } = useSubmit(({ id }: FailedMessage) => retry(id), {
    success: (_answer, { startsAt }) => (startsAt ? MESSAGES.retried : MESSAGES.retriedLink),
    failure: MESSAGES.retryFailed,
    // What it says of a message may be out of date.
    onFailed: () => void refetch(),
  });
  return (
    <Card
      title="Correos que no han salido"
      description={`De los últimos ${MESSAGE_LIMITS.failureDays} días. De una cita: corrige el correo electrónico en la ficha antes de reintentar, o avisa por teléfono. Una invitación a un correo equivocado se cancela y se envía otra.`}
    >
      {waiting > 0 && (
        <div className={styles.above}>
          <InlineAlert tone="warning">{MESSAGES.waiting(waiting)}</InlineAlert>
        </div>
      )}
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <DataTable
          caption="Correos sin salir"
          columns={COLUMNS}
          rows={failures}
          getRowId={({ id }) => id}
          loading={!currentData}
          empty={
            <EmptyState
              headingLevel={3}
              title={waiting > 0 ? MESSAGES.noneEnded : 'No hay correos sin salir'}
            />
          }
          rowActions={(mail) =>
            mail.obstacle ? (
              <span className={styles.second}>{RETRY_OBSTACLE_LABELS[mail.obstacle]}</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => submit(mail)}
                aria-label={`Reintentar el correo a ${mail.name}`}
              >
                Reintentar
              </Button>
            )
          }
        />
      )}
      {failures.length >= MESSAGE_LIMITS.failuresMax && (
        <p className={styles.second}>Son los {MESSAGE_LIMITS.failuresMax} últimos; puede haber más.</p>
      )}
    </Card>
  );
}
