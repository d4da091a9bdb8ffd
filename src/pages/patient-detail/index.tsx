import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Patient } from '@/contract/patientAnswers';
import { useAheadCount, appointmentsDomain } from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { DeletePatientDialog, useShownPatient, patientsDomain } from '@/features/patients';
import { KEEP_FRESH } from '@/shared/freshness';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES, recordTab } from '@/shared/routes';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonCard, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import type { DeskPatientProps } from './ui/DeskPatient';
import { RecordHeader } from './ui/RecordHeader';
import { RecordLine } from './ui/RecordLine';
import { RecordTabs } from './ui/RecordTabs';
import { EPISODE_PARAM, useShownEpisode } from './ui/EpisodeChoice';

// The desk's page has a table with a virtual list, which a therapist's record does without.
const DeskPatient = latePart<DeskPatientProps>(async () => (await import('./ui/DeskPatient')).DeskPatient, {
  failed: 'No se ha podido cargar el paciente',
  waiting: () => <SkeletonCard label="Cargando paciente" />,
});

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
  const navigate = useNavigateWhileShown();
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
  const search = kept && `?${kept}`;
  return (
    <>
      <RecordHeader patient={patient} appointmentId={appointmentId} onDelete={() => deletion.open()} />
      <RecordLine patientId={patient.id} search={search} />
      <RecordTabs patient={patient} shownRun={params.get('run')} search={search} />
      <DeletePatientDialog
        patient={deletion.isOpen ? patient : null}
        appointmentsAhead={ahead}
        onClose={deletion.close}
        onDeleted={() => navigate(ROUTES.patients, { replace: true })}
      />
    </>
  );
}

/** Where what a record once showed by `?tab=` is now. Older notices and bookmarks still lead there. */
const NOW = {
  sessions: ['history', 'sessions'],
  evaluations: ['history', 'evaluations'],
  appointments: ['appointments'],
  routines: ['routines'],
  documents: ['documents'],
} as const;

/** The address in the place of a former one, or null for an address of today. */
function addressOfFormerTab(patientId: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const asked = params.get('tab');
  if (asked === null) return null;
  params.delete('tab');
  const [tab, kind] = Object.hasOwn(NOW, asked) ? NOW[asked as keyof typeof NOW] : [];
  if (kind) params.set('kind', kind);
  const rest = params.toString();
  return (tab ? recordTab(patientId, tab) : ROUTES.patient(patientId)) + (rest && `?${rest}`);
}

export { PatientDetailPage as Component };

export const domains = [appointmentsDomain, chatDomain, documentsDomain, patientsDomain];
