import { useNavigate, useParams } from 'react-router-dom';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { RoleGate } from '@/features/auth';
import {
  PatientForm,
  useCreatePatientMutation,
  useShownPatient,
  useUpdatePatientMutation,
} from '@/features/patients';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { ButtonLink } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';

/** /patients/new and /patients/{id}/edit */
export function PatientFormPage() {
  const { id } = useParams();
  return <RoleGate audience="therapist">{id ? <EditPatient key={id} id={id} /> : <NewPatient />}</RoleGate>;
}

/** Toasts of saving; an error goes on to the form, which shows its field texts. */
function useSaved() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    saved: (message: string, path: string) => {
      dispatch(toastRequested({ message, variant: 'success' }));
      navigate(path);
    },
    failed: (error: unknown) => {
      dispatch(toastRequested({ message: errorText(error, PATIENT_MESSAGES.saveFailed), variant: 'error' }));
      throw error;
    },
  };
}

function NewPatient() {
  const [create] = useCreatePatientMutation();
  const { saved, failed } = useSaved();
  return (
    <>
      <PageHeader
        title="Nuevo paciente"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: 'Nuevo paciente' }]} />
        }
      />
      <PatientForm
        onSubmit={(input) =>
          create(input)
            .unwrap()
            .then(() => saved(PATIENT_MESSAGES.created, ROUTES.patients), failed)
        }
        cancel={<ButtonLink to={ROUTES.patients}>Cancelar</ButtonLink>}
      />
    </>
  );
}

function EditPatient({ id }: { id: string }) {
  const { patient, notFound } = useShownPatient(id);
  const [update] = useUpdatePatientMutation();
  const { saved, failed } = useSaved();

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
          patient={patient}
          onSubmit={(changes) =>
            update({ id, changes })
              .unwrap()
              .then(() => saved(PATIENT_MESSAGES.updated, ROUTES.patients), failed)
          }
          cancel={<ButtonLink to={ROUTES.patients}>Cancelar</ButtonLink>}
        />
      ) : (
        <SkeletonCard label="Cargando paciente" />
      )}
    </>
  );
}
