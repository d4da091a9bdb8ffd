import { ROLE_LABELS } from '@/contract/common/roles';
import type { TeamMember } from '@/contract/teamAnswers';
import type { StaffRolesBody } from '@/contract/teamSchemas';
import { activePatientsText, appointmentsAheadText } from '@/contract/team';
import { formatDate, formatMoment } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import styles from './TeamPanel.module.css';

export interface TeamTableProps {
  /** Undefined while they are on their way. */
  members: readonly TeamMember[] | undefined;
  /** Id of who looks on, who cannot deactivate themselves. */
  ownId: string | undefined;
  onDeactivate: (member: TeamMember) => void;
  onReactivate: (member: TeamMember) => void;
  /** Offered for every therapist: discharged patients, whom no figure counts, have one too. Absent where the server cannot. */
  onHandover?: ((member: TeamMember) => void) | undefined;
  /** Absent where nobody can be both therapist and administration. */
  onRolesChange?: ((member: TeamMember, roles: StaffRolesBody) => void) | undefined;
}

/** What may be changed of somebody's roles, with the words of its button. */
function rolesOffered(
  { role, alsoAdmin, activePatients, futureAppointments }: TeamMember,
  isOwn: boolean,
): [string, StaffRolesBody][] {
  if (role === 'ADMIN') return [['Atiende pacientes', { treats: true, administers: true }]];
  const offered: [string, StaffRolesBody][] = [];
  if (!isOwn)
    offered.push([
      alsoAdmin ? 'Quitar administración' : 'Dar administración',
      { treats: true, administers: !alsoAdmin },
    ]);
  // Whether they have treated before, only the server knows.
  if (activePatients === 0 && futureAppointments === 0)
    offered.push(['Solo administración', { treats: false, administers: true }]);
  return offered;
}

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
  {
    key: 'role',
    header: 'Papel',
    render: ({ role, alsoAdmin }) => `${ROLE_LABELS[role]}${alsoAdmin ? ' y administración' : ''}`,
  },
  {
    key: 'access',
    header: 'Acceso',
    render: ({ deactivatedAt, lastAccess }) => (
      <div className={styles.facts}>
        {deactivatedAt ? <Badge tone="neutral">Sin acceso</Badge> : <Badge tone="success">Con acceso</Badge>}
        {deactivatedAt && <span className={styles.second}>desde el {formatDate(deactivatedAt)}</span>}
        <span className={styles.second}>
          {lastAccess ? `Entró el ${formatMoment(lastAccess)}` : 'No ha entrado'}
        </span>
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
        <span>{activePatientsText(activePatients)}</span>
        <span className={styles.second}>{appointmentsAheadText(futureAppointments)}</span>
      </div>
    ),
  },
];

interface RolesButtonsProps {
  member: TeamMember;
  isOwn: boolean;
  onChange: (member: TeamMember, roles: StaffRolesBody) => void;
}

function RolesButtons({ member, isOwn, onChange }: RolesButtonsProps) {
  if (member.deactivatedAt) return null;
  return rolesOffered(member, isOwn).map(([label, roles]) => (
    <Button
      key={label}
      size="sm"
      variant="quiet"
      onClick={() => onChange(member, roles)}
      aria-label={`${label}: ${member.name}`}
    >
      {label}
    </Button>
  ));
}

/** Who works or worked in the practice, with access, open work and actions. */
export function TeamTable({
  members,
  ownId,
  onDeactivate,
  onReactivate,
  onHandover,
  onRolesChange,
}: TeamTableProps) {
  const rolesButtons = (member: TeamMember) =>
    onRolesChange && <RolesButtons member={member} isOwn={member.id === ownId} onChange={onRolesChange} />;
  const handoverButton = (member: TeamMember) =>
    onHandover &&
    member.role === 'THERAPIST' && (
      <Button
        size="sm"
        variant="quiet"
        onClick={() => onHandover(member)}
        aria-label={`Traspasar los pacientes de ${member.name}`}
      >
        Traspasar
      </Button>
    );
  const hasColleagues = members?.some(
    ({ id, role, deactivatedAt }) => id !== ownId && role === 'THERAPIST' && !deactivatedAt,
  );
  return (
    <DataTable
      caption="Equipo de la consulta"
      columns={COLUMNS}
      rows={members ?? []}
      getRowId={({ id }) => id}
      loading={!members}
      rowActions={(member) => {
        if (member.id === ownId)
          return (
            <div className={styles.actions}>
              {rolesButtons(member)}
              {hasColleagues && handoverButton(member)}
              <span className={styles.own}>Tu cuenta</span>
            </div>
          );
        const [verb, act] = member.deactivatedAt
          ? (['Reactivar', onReactivate] as const)
          : (['Desactivar', onDeactivate] as const);
        return (
          <div className={styles.actions}>
            {rolesButtons(member)}
            {handoverButton(member)}
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
