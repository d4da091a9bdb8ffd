import { useNavigate, useParams } from 'react-router-dom';
import { RoleGate } from '@/features/auth';
import { PatientForm, useShownPatient } from '@/features/patients';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';

/** /patients/new and /patients/{id}/edit */
export function PatientFormPage() {
  const { id } = useParams();
  return <RoleGate audience="therapist">{id ? <EditPatient key={id} id={id} /> : <NewPatient />}</RoleGate>;
}

function NewPatient() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Nuevo paciente"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: 'Nuevo paciente' }]} />
        }
      />
      <PatientForm
        // The id is empty if the backend does not return the new record.
        onSaved={({ id }) => navigate(id ? ROUTES.patient(id) : ROUTES.patients)}
        onCancel={() => navigate(ROUTES.patients)}
      />
    </>
  );
}

function EditPatient({ id }: { id: string }) {
  const { patient, notFound } = useShownPatient(id);
  const navigate = useNavigate();

  if (notFound) return notFound;
  return (
    <>
      <PageHeader
        title="Editar paciente"
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Pacientes', to: ROUTES.patients },
              { label: patient?.name ?? '…', to: ROUTES.patient(id) },
              { label: 'Editar' },
            ]}
          />
        }
      />
      {patient ? (
        <PatientForm
          // Use the id of the address, whatever the backend returns.
          patient={{ ...patient, id }}
          onSaved={() => navigate(ROUTES.patients)}
          onCancel={() => navigate(ROUTES.patients)}
        />
      ) : (
        <SkeletonCard label="Cargando paciente" />
      )}
    </>
  );
}
