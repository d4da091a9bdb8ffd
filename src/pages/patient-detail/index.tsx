import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Patient } from '@/contract/patientAnswers';
import { useAheadCount, appointmentsDomain } from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { DeletePatientDialog, useShownPatient, patientsDomain } from '@/features/patients';
import { KEEP_FRESH } from '@/shared/freshness';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { SkeletonCard, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { addressOfFormerTab } from './ui/formerTabs';
import { DeskPatient } from './ui/DeskPatient';
import { RecordHeader } from './ui/RecordHeader';
import { RecordLine } from './ui/RecordLine';
import { RecordTabs } from './ui/RecordTabs';
import { EPISODE_PARAM, useShownEpisode } from './ui/useShownEpisode';

/** /patients/{id} and the addresses of its tabs. */
export function PatientDetailPage() {
  const { id = '' } = useParams();
  const moved = addressOfFormerTab(id, useLocation().search);
  return (
    <RoleGate audience="therapist" desk={<DeskPatient key={id} id={id} />}>
      {moved === null ? <PatientDetail key={id} id={id} /> : <Navigate to={moved} replace />}
    </RoleGate>
  );
}

function PatientDetail({ id }: { id: string }) {
  const { patient, isMissing, notFound } = useShownPatient(id, KEEP_FRESH);
  const { isAdmin } = useAuth();
  // Asked for together with the record, so that the choice does not move what is shown.
  useShownEpisode(id);

  // Whoever is administration too knows the contact of a patient whom they do not attend.
  if (isMissing && isAdmin) return <DeskPatient id={id} reach="contact" />;
  if (notFound) return notFound;
  if (!patient)
    return (
      <>
        <SkeletonStats count={3} label="Cargando paciente" />
        <SkeletonCard />
      </>
    );
  return <LoadedPatient patient={patient} />;
}

function LoadedPatient({ patient }: { patient: Patient }) {
  const navigate = useNavigate();
  const deletion = useOpening('patientDeletion', patient.id);
  const ahead = useAheadCount(deletion.isOpen ? patient.id : undefined);
  const [params] = useSearchParams();
  const appointmentId = params.get('appointmentId');
  const kept = new URLSearchParams(
    ['appointmentId', EPISODE_PARAM].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  return (
    <>
      <RecordHeader patient={patient} appointmentId={appointmentId} onDelete={() => deletion.open()} />
      <RecordLine patientId={patient.id} />
      <RecordTabs patient={patient} shownRun={params.get('run')} search={kept && `?${kept}`} />
      <DeletePatientDialog
        patient={deletion.isOpen ? patient : null}
        appointmentsAhead={ahead}
        onClose={deletion.close}
        onDeleted={() => navigate(ROUTES.patients, { replace: true })}
      />
    </>
  );
}

export { PatientDetailPage as Component };

export const domains = [appointmentsDomain, chatDomain, documentsDomain, patientsDomain];
