import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Patient } from '@/contract/patients/entities';
import { PatientNextAppointment } from '@/features/appointments';
import { RoleGate } from '@/features/auth';
import { QuickActions } from '@/features/dashboard';
import { DeletePatientDialog, PatientStatsCards, useShownPatient } from '@/features/patients';
import { LastSessionCard } from '@/features/sessions';
import { ROUTES } from '@/shared/routes';
import { GlanceGrid } from '@/shared/ui/glance-card';
import { CalendarPlusIcon, EvaluationIcon, RoutineIcon, TherapistIcon } from '@/shared/ui/icon';
import { SkeletonCard, SkeletonStats } from '@/shared/ui/skeleton';
import { RecordHeader } from './RecordHeader';
import { RecordTabs } from './RecordTabs';

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

function LoadedPatient({ patient }: { patient: Patient }) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [params] = useSearchParams();
  const { id } = patient;
  return (
    <>
      <RecordHeader
        patient={patient}
        appointmentId={params.get('appointmentId')}
        onDelete={() => setDeleting(true)}
      />
      <GlanceGrid>
        <LastSessionCard patientId={id} />
        <PatientNextAppointment patientId={id} />
      </GlanceGrid>
      <PatientStatsCards patientId={id} />
      <QuickActions
        actions={[
          { label: 'Nueva evaluación', to: ROUTES.newEvaluation(id), icon: EvaluationIcon },
          { label: 'Nueva cita', to: ROUTES.newPatientAppointment(id), icon: CalendarPlusIcon },
          { label: 'Nueva rutina', to: ROUTES.newPatientRoutine(id), icon: RoutineIcon },
          { label: 'Nueva sesión', to: ROUTES.newPatientSession(id), icon: TherapistIcon },
        ]}
      />
      <RecordTabs patient={patient} />
      <DeletePatientDialog
        patient={deleting ? patient : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(ROUTES.patients, { replace: true })}
      />
    </>
  );
}
