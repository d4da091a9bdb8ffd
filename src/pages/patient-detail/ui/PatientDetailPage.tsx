import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Patient } from '@/contract/patients/entities';
import { RoleGate } from '@/features/auth';
import { QuickActions } from '@/features/dashboard';
import { InvitationCell } from '@/features/invitations';
import {
  DeletePatientDialog,
  PatientOverview,
  PatientStatsCards,
  useShownPatient,
} from '@/features/patients';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { Button, ButtonLink } from '@/shared/ui/button';
import {
  CalendarPlusIcon,
  DownloadIcon,
  EditIcon,
  EvaluationIcon,
  RoutineIcon,
  TherapistIcon,
  TrashIcon,
} from '@/shared/ui/icon';
import { latePart } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard, SkeletonStats } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import type { SectionProps } from './EvaluationsSection';
import type { RoutinesSectionProps } from './RoutinesSection';

// Charts and body charts are loaded with their tab.
const section = { failed: 'No se ha podido cargar este apartado' };
const EvaluationsSection = latePart<SectionProps>(
  async () => (await import('./EvaluationsSection')).EvaluationsSection,
  { ...section, waiting: () => <SkeletonCard label="Cargando evaluaciones" /> },
);
const RoutinesSection = latePart<RoutinesSectionProps>(
  async () => (await import('./RoutinesSection')).RoutinesSection,
  { ...section, waiting: () => <SkeletonCard label="Cargando rutinas" /> },
);

/** /patients/{id} */
export function PatientDetailPage() {
  const { id = '' } = useParams();
  return (
    <RoleGate audience="therapist">
      <PatientDetail key={id} id={id} />
    </RoleGate>
  );
}

function PatientDetail({ id }: { id: string }) {
  const { patient, notFound } = useShownPatient(id);

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

type Section = 'record' | 'evaluations' | 'routines';

const SECTIONS: { value: Section; label: string }[] = [
  { value: 'record', label: 'Ficha' },
  { value: 'evaluations', label: 'Evaluaciones' },
  { value: 'routines', label: 'Rutinas' },
];

function LoadedPatient({ patient }: { patient: Patient }) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  // The tab is in the address, so that a notice can link to a run.
  const [params, setParams] = useSearchParams();
  const section = SECTIONS.find(({ value }) => value === params.get('tab'))?.value ?? 'record';
  // Appointment from which the record was opened, for the link to its session.
  const appointmentId = params.get('appointmentId');
  const setSection = (tab: Section) =>
    setParams(
      { ...(appointmentId && { appointmentId }), ...(tab !== 'record' && { tab }) },
      { replace: true },
    );
  const { id, name } = patient;
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={<Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: name }]} />}
        actions={
          <>
            <ButtonLink to={ROUTES.recordCopy(id)} variant="quiet" icon={DownloadIcon}>
              Copia de la ficha
            </ButtonLink>
            <ButtonLink to={ROUTES.editPatient(id)} icon={EditIcon}>
              Editar
            </ButtonLink>
            <Button variant="quiet" icon={TrashIcon} onClick={() => setDeleting(true)}>
              Eliminar
            </Button>
            {appointmentId && (
              <ButtonLink
                to={ROUTES.sessionOfAppointment(appointmentId)}
                variant="primary"
                icon={TherapistIcon}
              >
                Escribir sesión
              </ButtonLink>
            )}
          </>
        }
        badge={<InvitationCell patient={patient} />}
      />
      <PatientStatsCards patientId={id} />
      <QuickActions
        actions={[
          { label: 'Nueva evaluación', to: ROUTES.newEvaluation(id), icon: EvaluationIcon },
          { label: 'Nueva cita', to: ROUTES.newPatientAppointment(id), icon: CalendarPlusIcon },
          { label: 'Nueva rutina', to: ROUTES.newPatientRoutine(id), icon: RoutineIcon },
          { label: 'Nueva sesión', to: `${ROUTES.newSession}?patientId=${id}`, icon: TherapistIcon },
        ]}
      />
      <Tabs label="Historia del paciente" options={SECTIONS} value={section} onChange={setSection}>
        {section === 'record' && <PatientOverview patient={patient} />}
        {section === 'evaluations' && <EvaluationsSection patientId={id} />}
        {section === 'routines' && <RoutinesSection patient={patient} shownRun={params.get('run')} />}
      </Tabs>
      <DeletePatientDialog
        patient={deleting ? patient : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(ROUTES.patients, { replace: true })}
      />
    </>
  );
}
