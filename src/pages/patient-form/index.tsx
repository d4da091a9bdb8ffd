import { useParams, useSearchParams } from 'react-router-dom';
import { TEAM_MESSAGES } from '@/contract/team';
import { RoleGate, useAuth } from '@/features/auth';
import { PatientContactForm, PatientForm, useShownPatient } from '@/features/patients';
import { useAsksTherapist, useListTherapistsQuery } from '@/features/team';
import { failureOf } from '@/shared/api/errors';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useLeaveForm } from '@/shared/useLeaveForm';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';

/** /patients/new and /patients/{id}/edit */
export function PatientFormPage() {
  const { id } = useParams();
  return (
    <RoleGate audience="therapist" desk={id ? <EditPatient key={id} id={id} atDesk /> : <NewPatientAtDesk />}>
      {id ? <EditPatient key={id} id={id} /> : <NewPatientOfTherapist />}
    </RoleGate>
  );
}

const NEW_HEADER = (
  <PageHeader
    title="Nuevo paciente"
    breadcrumbs={
      <Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: 'Nuevo paciente' }]} />
    }
  />
);

/** The desk takes name and contact, and says for which therapist. */
function NewPatientAtDesk() {
  const navigate = useNavigateWhileShown();
  const list = useListTherapistsQuery();
  const { currentData: therapists } = list;
  const failure = failureOf({ ...list, text: TEAM_MESSAGES.listFailed });
  return (
    <>
      {NEW_HEADER}
      {failure ? (
        <ErrorState {...failure} />
      ) : therapists ? (
        <Card title="Datos de contacto">
          <PatientContactForm
            therapists={therapists}
            onSaved={({ id }) => navigate(ROUTES.patient(id))}
            onCancel={() => navigate(ROUTES.patients)}
          />
        </Card>
      ) : (
        <SkeletonCard label="Cargando formulario" />
      )}
    </>
  );
}

/** A therapist's own patient, unless somebody who is both comes from the practice's contacts. */
function NewPatientOfTherapist() {
  const [search] = useSearchParams();
  return search.get('reach') === 'practice' ? <NewPatientOfPractice /> : <NewPatient />;
}

/** Says for whom, as the desk does, unless it could only be for oneself. */
function NewPatientOfPractice() {
  const asksTherapist = useAsksTherapist();
  if (asksTherapist === false) return <NewPatient />;
  if (asksTherapist) return <NewPatientAtDesk />;
  return (
    <>
      {NEW_HEADER}
      <SkeletonCard label="Cargando formulario" />
    </>
  );
}

function NewPatient() {
  const navigate = useNavigateWhileShown();
  return (
    <>
      {NEW_HEADER}
      <PatientForm
        // The id is empty if the backend does not return the new record.
        onSaved={({ id }) => navigate(id ? ROUTES.patient(id) : ROUTES.patients)}
        onCancel={() => navigate(ROUTES.patients)}
      />
    </>
  );
}

interface EditPatientProps {
  id: string;
  /** The contact alone is edited. */
  atDesk?: boolean;
  reach?: 'contact';
}

function EditPatient({ id, atDesk = false, reach }: EditPatientProps) {
  const { patient, isMissing, notFound } = useShownPatient(id, { reach });
  const { isAdmin } = useAuth();
  const leave = useLeaveForm();
  const goBack = () => leave(ROUTES.patients);

  // Whoever is administration too corrects the contact of a patient whom they do not attend.
  if (isMissing && isAdmin && !atDesk) return <EditPatient id={id} atDesk reach="contact" />;
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
      {patient && atDesk && (
        <Card title="Datos de contacto">
          <PatientContactForm patient={{ ...patient, id }} onSaved={goBack} onCancel={goBack} />
        </Card>
      )}
      {patient && !atDesk && (
        <PatientForm
          // Use the id of the address, whatever the backend returns.
          patient={{ ...patient, id }}
          onSaved={goBack}
          onCancel={goBack}
        />
      )}
      {!patient && <SkeletonCard label="Cargando paciente" />}
    </>
  );
}

export { PatientFormPage as Component };
