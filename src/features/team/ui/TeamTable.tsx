import { ROLE_LABELS } from '@/contract/common/roles';
import type { TeamMember } from '@/contract/team/entities';
import { handoverText } from '@/contract/team/handover';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { DataTable, type Column } from '@/shared/ui/data-table';
import styles from './TeamPanel.module.css';

export interface TeamTableProps {
  /** Undefined while they are on their way. */
  members: readonly TeamMember[] | undefined;
  /** Id of who looks on, who cannot deactivate themselves. */
  ownId: string | undefined;
  onDeactivate: (member: TeamMember) => void;
  onReactivate: (member: TeamMember) => void;
}

const when = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`;

const COLUMNS: Column<TeamMember>[] = [
  {
    key: 'name',
    header: 'Nombre',
    cardTitle: true,
    render: ({ name, email }) => (
      <div className={styles.person}>
        <span>{name}</span>
        <span className={styles.small}>{email}</span>
      </div>
    ),
  },
  { key: 'role', header: 'Papel', render: ({ role }) => ROLE_LABELS[role] },
  {
    key: 'access',
    header: 'Acceso',
    render: ({ deactivatedAt }) =>
      deactivatedAt ? (
        <div className={styles.person}>
          <Badge tone="neutral">Sin acceso</Badge>
          <span className={styles.small}>desde el {formatDate(deactivatedAt)}</span>
        </div>
      ) : (
        <Badge tone="success">Con acceso</Badge>
      ),
  },
  {
    key: 'lastAccess',
    header: 'Último acceso',
    render: ({ lastAccess, secondFactor }) => (
      <div className={styles.person}>
        <span>{lastAccess ? when(lastAccess) : 'Nunca'}</span>
        <span className={styles.small}>{secondFactor ? 'Con dos pasos' : 'Sin dos pasos'}</span>
      </div>
    ),
  },
  { key: 'work', header: 'A su cargo', render: (member) => handoverText(member) || '—' },
];

/** Who works or worked in the practice, with access, open work and actions. */
export function TeamTable({ members, ownId, onDeactivate, onReactivate }: TeamTableProps) {
  return (
    <DataTable
      caption="Equipo"
      columns={COLUMNS}
      rows={members ?? []}
      getRowId={({ id }) => id}
      loading={!members}
      rowActions={(member) => {
        if (member.id === ownId) return <span className={styles.own}>Tu cuenta</span>;
        const [verb, act] = member.deactivatedAt
          ? (['Reactivar', onReactivate] as const)
          : (['Desactivar', onDeactivate] as const);
        return (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => act(member)}
            aria-label={`${verb} la cuenta de ${member.name}`}
          >
            {verb}
          </Button>
        );
      }}
    />
  );
}
