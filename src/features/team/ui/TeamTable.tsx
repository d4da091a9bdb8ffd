import { ROLE_LABELS } from '@/contract/common/roles';
import type { TeamMember } from '@/contract/team/entities';
import { wordFor } from '@/contract/common/batch';
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
  /** Absent where nothing can be handed over. */
  onHandover?: ((member: TeamMember) => void) | undefined;
}

const hasWork = ({ activePatients, futureAppointments }: TeamMember) =>
  activePatients + futureAppointments > 0;

const when = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`;

const COLUMNS: Column<TeamMember>[] = [
  {
    key: 'name',
    header: 'Nombre',
    width: '14rem',
    cardTitle: true,
    render: ({ name, email }) => (
      <div className={styles.person}>
        <span>{name}</span>
        <span className={styles.second}>{email}</span>
      </div>
    ),
  },
  { key: 'role', header: 'Papel', render: ({ role }) => ROLE_LABELS[role] },
  {
    key: 'access',
    header: 'Acceso',
    render: ({ deactivatedAt, lastAccess }) => (
      <div className={styles.facts}>
        {deactivatedAt ? <Badge tone="neutral">Sin acceso</Badge> : <Badge tone="success">Con acceso</Badge>}
        {deactivatedAt && <span className={styles.second}>desde el {formatDate(deactivatedAt)}</span>}
        <span className={styles.second}>{lastAccess ? `Entró el ${when(lastAccess)}` : 'No ha entrado'}</span>
      </div>
    ),
  },
  {
    key: 'secondFactor',
    header: 'Dos pasos',
    render: ({ secondFactor }) => (secondFactor ? 'Activada' : 'No'),
  },
  {
    key: 'work',
    header: 'A su cargo',
    render: ({ activePatients, futureAppointments }) => (
      <div className={styles.facts}>
        <span>
          {activePatients} {wordFor(activePatients, ['paciente', 'pacientes'])}
        </span>
        <span className={styles.second}>
          {futureAppointments} {wordFor(futureAppointments, ['cita', 'citas'])} por venir
        </span>
      </div>
    ),
  },
];

/** Who works or worked in the practice, with access, open work and actions. */
export function TeamTable({ members, ownId, onDeactivate, onReactivate, onHandover }: TeamTableProps) {
  return (
    <DataTable
      caption="Equipo de la consulta"
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
          <div className={styles.actions}>
            {onHandover && hasWork(member) && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onHandover(member)}
                aria-label={`Traspasar los pacientes de ${member.name}`}
              >
                Traspasar
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              onClick={() => act(member)}
              aria-label={`${verb} la cuenta de ${member.name}`}
            >
              {verb}
            </Button>
          </div>
        );
      }}
    />
  );
}
