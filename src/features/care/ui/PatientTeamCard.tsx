import type { CareTeam } from '@/contract/careAnswers';
import { CARE_MESSAGES as MESSAGES, HANDOVERS_SHOWN } from '@/contract/care';
import { spanText } from '@/contract/careRelation';
import { errorText, isApiError } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatDate } from '@/shared/lib/dates';
import { selectUser } from '@/shared/identity/slice';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppSelector } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { useGetCareTeamQuery, useHandOverPatientMutation, useRemoveCollaboratorMutation } from '../api';
import type { CollaboratorDialogProps } from './CollaboratorDialog';
import type { HandoverDialogProps, RenderTherapist } from './HandoverDialog';
import styles from './care.module.css';

// Forms are rarely used and larger than the card.
const failed = 'No se ha podido abrir el formulario';
const CollaboratorDialog = latePart<CollaboratorDialogProps>(
  async () => (await import('./CollaboratorDialog')).CollaboratorDialog,
  { failed: (props) => <FailedDialog title="Añadir al equipo" message={failed} {...props} /> },
);
const HandoverDialog = latePart<HandoverDialogProps>(
  async () => (await import('./HandoverDialog')).HandoverDialog,
  { failed: (props) => <FailedDialog message={failed} {...props} /> },
);

export interface PatientTeamCardProps {
  patientId: string;
  renderTherapist: RenderTherapist;
  /** Called after who looks on handed the patient over, or left the team. */
  onLeft: () => void;
}

/** Who attends a patient: lead, collaborators and covers. Nothing on a backend that does not keep it. */
export function PatientTeamCard({ patientId, renderTherapist, onLeft }: PatientTeamCardProps) {
  const {
    currentData: team,
    error,
    isFetching,
    refetch,
  } = useGetCareTeamQuery(patientId, {
    ...KEEP_FRESH,
    // A hand-over makes no team stale.
    refetchOnMountOrArgChange: true,
  });
  const ownId = useAppSelector(selectUser)?.id;
  const { step, open, close } = useOpening('careTeam', patientId);
  const [handOver] = useHandOverPatientMutation();
  if (isApiError(error) && error.status === 404) return null;
  if (!team)
    return error ? (
      <Card title="Equipo">
        <ErrorState message={errorText(error, MESSAGES.teamFailed)} onRetry={refetch} retrying={isFetching} />
      </Card>
    ) : null;
  return (
    <Card
      title="Equipo"
      actions={
        team.mayChange && (
          <>
            <Button icon={PlusIcon} onClick={() => open(patientId, 'add')}>
              Añadir
            </Button>
            <Button variant="quiet" onClick={() => open(patientId, 'handover')}>
              Traspasar
            </Button>
          </>
        )
      }
    >
      <Members team={team} onLeft={onLeft} />
      {team.covers.length > 0 && <Covers team={team} />}
      {team.handovers.length > 0 && <Handovers team={team} />}
      {step === 'add' && (
        <CollaboratorDialog
          patientId={patientId}
          members={[team.lead, ...team.collaborators].map(({ id }) => id)}
          renderTherapist={renderTherapist}
          onClose={close}
        />
      )}
      {step === 'handover' && (
        <HandoverDialog
          name={patientId}
          title="Traspasar paciente"
          description={`${team.patientName} tendrá otro fisioterapeuta responsable, y ${team.lead.name} dejará de ver su ficha.`}
          from={team.lead.id}
          renderTherapist={renderTherapist}
          send={(input) => handOver({ id: patientId, input })}
          onClose={close}
          onDone={() => (team.lead.id === ownId ? onLeft() : void refetch())}
        />
      )}
    </Card>
  );
}

/** The lead and the collaborators. A collaborator may leave. */
function Members({ team, onLeft }: { team: CareTeam; onLeft: () => void }) {
  const ownId = useAppSelector(selectUser)?.id;
  const [remove, { isLoading }] = useRemoveCollaboratorMutation();
  const { submit } = useSubmit(
    (therapistId: string) => remove({ id: team.patientId, input: { therapistId } }),
    {
      success: MESSAGES.removed,
      failure: MESSAGES.removeFailed,
      onDone: (_answer, id) => id === ownId && onLeft(),
    },
  );
  return (
    <ul className={styles.list}>
      <li className={styles.row}>
        <span>{team.lead.name}</span>
        <Badge tone="info">Responsable</Badge>
      </li>
      {team.collaborators.map(({ id, name }) => (
        <li key={id} className={styles.row}>
          <span>{name}</span>
          <Badge tone="neutral">Colabora</Badge>
          {(team.mayChange || id === ownId) && (
            <Button
              size="sm"
              variant="quiet"
              disabled={isLoading}
              onClick={() => void submit(id)}
              aria-label={id === ownId ? 'Salir del equipo' : `Quitar a ${name} del equipo`}
            >
              {id === ownId ? 'Salir' : 'Quitar'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const Covers = ({ team: { covers } }: { team: CareTeam }) => (
  <ul className={styles.list} aria-label="Sustituciones">
    {covers.map((cover) => (
      <li key={cover.id} className={styles.row}>
        <span>
          <bdi>{cover.coveredBy.name}</bdi> sustituye a <bdi>{cover.therapist.name}</bdi> {spanText(cover)}
        </span>
        {cover.isRunning && <Badge tone="success">Ahora</Badge>}
      </li>
    ))}
  </ul>
);

const Handovers = ({ team: { handovers } }: { team: CareTeam }) => (
  <>
    <ul className={styles.list} aria-label="Traspasos">
      {handovers.map(({ at, fromName, toName, note }) => (
        <li key={at} className={styles.handover}>
          <span className={styles.second}>
            Traspaso de <bdi>{fromName}</bdi> a <bdi>{toName}</bdi> el {formatDate(at)}
          </span>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
    {handovers.length >= HANDOVERS_SHOWN && (
      <p className={styles.second}>Son los {HANDOVERS_SHOWN} últimos traspasos; puede haber más.</p>
    )}
  </>
);
