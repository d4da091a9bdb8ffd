import { useNavigate, useParams } from 'react-router-dom';
import { RoleGate } from '@/features/auth';
import { ExercisePicker, useListExercisesQuery } from '@/features/exercises';
import { PatientSelectField, useGetPatientQuery } from '@/features/patients';
import { NewPatientRoutine, PatientRoutinesCard } from '@/features/routines';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header';

/** /patients/:id/routines/new: the modal with the patient chosen, over the patient's routines (decisions, Roles). */
export function PatientRoutinePage() {
  return (
    <RoleGate audience="therapist">
      <NewRoutine />
    </RoleGate>
  );
}

function NewRoutine() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: patient } = useGetPatientQuery(id);
  const { currentData: exercises } = useListExercisesQuery();
  return (
    <>
      <PageHeader
        title="Nueva Rutina"
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Pacientes', to: ROUTES.patients },
              { label: patient?.name ?? 'Paciente', to: ROUTES.patient(id) },
              { label: 'Nueva Rutina' },
            ]}
          />
        }
      />
      <PatientRoutinesCard patientId={id} />
      <NewPatientRoutine
        patientId={id}
        exercises={exercises ?? []}
        patientField={<PatientSelectField name="patientId" label="Paciente" required />}
        renderPicker={(slot) => <ExercisePicker exercises={exercises ?? []} {...slot} />}
        onClose={() => navigate(ROUTES.patient(id))}
      />
    </>
  );
}
