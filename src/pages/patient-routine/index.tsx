import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { RoleGate } from '@/features/auth';
import { LibraryPicker, useListExercisesQuery } from '@/features/exercises';
import { useGetPatientQuery } from '@/features/patients';
import { NewPatientRoutine, PatientRoutinesCard } from '@/features/routines';
import { recordTab, ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';

// Loaded with the form, because it depends on the form's library.
const PatientField = latePart<object>(async () => (await import('./ui/PatientField')).PatientField, {
  failed: 'No se ha podido cargar este campo',
  waiting: () => <SkeletonText lines={2} label="Cargando pacientes" />,
});

/** /patients/:id/routines/new: the routine modal with that patient selected, above the patient's routines. */
export function PatientRoutinePage() {
  const { id = '' } = useParams();
  return (
    <RoleGate audience="therapist">
      <NewRoutine key={id} id={id} />
    </RoleGate>
  );
}

function NewRoutine({ id }: { id: string }) {
  const navigate = useNavigateWhileShown();
  const { currentData: patient } = useGetPatientQuery(id);
  const { currentData: exercises } = useListExercisesQuery();
  // Load it in parallel with the form.
  useEffect(() => void PatientField.preload(), []);
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
        patientField={<PatientField />}
        renderPicker={(slot) => <LibraryPicker {...slot} />}
        onClose={() => navigate(recordTab(id, 'routines'))}
      />
    </>
  );
}

export { PatientRoutinePage as Component };
