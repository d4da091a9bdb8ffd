import type { ReactNode } from 'react';
import type { AuditEvent } from '@/contract/auditSchemas';
import { AUDIT_OUTCOME_LABELS, auditWording } from '@/contract/audit';
import { ROLE_LABELS } from '@/contract/common/roles';
import { Badge } from '@/shared/ui/badge/Badge';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { actorName, eventTime, wasRefused, whoseName } from '../auditTexts';
import styles from './AuditTable.module.css';

export interface AuditTableProps {
  events: readonly AuditEvent[];
  loading?: boolean;
  empty?: ReactNode;
}

const COLUMNS: Column<AuditEvent>[] = [
  { key: 'at', header: 'Fecha', width: '11rem', cardTitle: true, render: eventTime },
  {
    key: 'actor',
    header: 'Persona',
    render: ({ actor }) => (
      <span className={styles.person}>
        <span>{actorName(actor)}</span>
        {actor.role && <span className={styles.role}>{ROLE_LABELS[actor.role]}</span>}
      </span>
    ),
  },
  { key: 'action', header: 'Acción', render: ({ action, entity }) => auditWording(action, entity) },
  { key: 'patient', header: 'Paciente o cuenta', render: whoseName },
  {
    key: 'result',
    header: 'Resultado',
    width: '8rem',
    render: (event) => (
      <Badge tone={wasRefused(event) ? 'danger' : 'success'} size="sm">
        {AUDIT_OUTCOME_LABELS[wasRefused(event) ? 'REFUSED' : 'DONE']}
      </Badge>
    ),
  },
  {
    key: 'address',
    header: 'Desde',
    width: '10rem',
    render: ({ address }) => <span className={styles.address}>{address ?? '—'}</span>,
  },
];

/** Events with user, action, record, time, address and result. */
export function AuditTable({ events, loading, empty }: AuditTableProps) {
  return (
    <DataTable
      caption="Registro de accesos"
      columns={COLUMNS}
      rows={events}
      getRowId={({ id }) => id}
      loading={loading}
      empty={empty}
    />
  );
}
