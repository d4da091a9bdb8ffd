import type { Communication } from '@/contract/communicationSchemas';
import {
  COMMUNICATION_CHANNEL_LABELS as CHANNELS,
  COMMUNICATION_KIND_LABELS as KINDS,
  COMMUNICATION_OUTCOME_LABELS as OUTCOMES,
  COMMUNICATIONS_SHOWN as SHOWN,
} from '@/contract/communications';
import { MESSAGE_FAILURE_LABELS } from '@/contract/outbox';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatMoment } from '@/shared/lib/dates';
import { Badge, type BadgeProps } from '@/shared/ui/badge/Badge';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListCommunicationsQuery } from '../api';
import styles from './PatientCommunications.module.css';

const TONES: Record<Communication['outcome'], BadgeProps['tone']> = {
  SENT: 'success',
  FAILED: 'danger',
  WAITING: 'neutral',
  RECEIVED: 'info',
  NOTED: 'success',
};

function Line({ communication }: { communication: Communication }) {
  const { at, kind, channel, date, outcome, failure, sentTo, by, reason } = communication;
  const when = outcome === 'WAITING' ? `Sale a partir del ${formatMoment(at)}` : formatMoment(at);
  const way = `${CHANNELS[channel]}${sentTo ? ` a ${sentTo}` : ''}`;
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.what}>
          {KINDS[kind]} · cita del {formatMoment(date)}
        </p>
        <p className={styles.meta}>{[when, way, by].filter(Boolean).join(' · ')}</p>
        {failure && <p className={styles.meta}>{MESSAGE_FAILURE_LABELS[failure]}</p>}
        {reason && <p className={styles.meta}>Motivo: {reason}</p>}
      </div>
      <Badge tone={TONES[outcome]} size="sm">
        {OUTCOMES[outcome]}
      </Badge>
    </li>
  );
}

/**
 * What was told to a patient about appointments outside the application, and what came back, newest first. Nothing where the
 * backend does not keep it.
 */
export function PatientCommunications({ patientId }: { patientId: string }) {
  const isKnown = useCapability('communications') ?? false;
  const query = useListCommunicationsQuery(patientId, { ...KEEP_FRESH, skip: !isKnown });
  const { currentData } = query;
  const failure = failureOf({ ...query, text: 'No se han podido cargar las comunicaciones' });
  if (!isKnown) return null;
  return (
    <Card title="Comunicaciones">
      {failure ? (
        <ErrorState {...failure} />
      ) : !currentData ? (
        <SkeletonList rows={3} label="Cargando comunicaciones" />
      ) : currentData.length === 0 ? (
        <p className={styles.meta}>Todavía no se le ha enviado ningún mensaje sobre sus citas.</p>
      ) : (
        <ul className={styles.list} aria-label="Comunicaciones">
          {currentData.map((one) => (
            <Line key={one.id} communication={one} />
          ))}
        </ul>
      )}
      {currentData && currentData.length >= SHOWN && (
        <p className={styles.meta}>Son las {SHOWN} últimas. Todas están en la copia de la ficha.</p>
      )}
    </Card>
  );
}
