import { useNavigate, useParams } from 'react-router-dom';
import { EVALUATION_MESSAGES } from '@/contract/evaluations/messages';
import { RoleGate } from '@/features/auth';
import { EvaluationForm, useListPatientEvaluationsQuery } from '@/features/evaluations';
import { useShownPatient } from '@/features/patients';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';

/** /patients/{id}/evaluations/new: a therapist's own patients, as the patient's detail (decisions, Roles). */
export function EvaluationFormPage() {
  const { id = '' } = useParams();
  return (
    <RoleGate audience="therapist">
      <NewEvaluation key={id} patientId={id} />
    </RoleGate>
  );
}

function NewEvaluation({ patientId }: { patientId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { patient, notFound } = useShownPatient(patientId);
  const earlier = useListPatientEvaluationsQuery(patientId);

  if (notFound) return notFound;
  // Without the earlier visits the form still works: there is only nothing to compare with.
  const ready = patient && (earlier.currentData ?? earlier.error);
  return (
    <>
      <PageHeader
        title="Nueva evaluación"
        description={patient?.name}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Pacientes', to: ROUTES.patients },
              { label: patient?.name ?? '…', to: ROUTES.patient(patientId) },
              { label: 'Nueva evaluación' },
            ]}
          />
        }
      />
      {ready ? (
        <EvaluationForm
          patientId={patientId}
          previous={earlier.currentData?.[0]}
          onSaved={() => {
            dispatch(toastRequested({ message: EVALUATION_MESSAGES.created, variant: 'success' }));
            navigate(ROUTES.patient(patientId));
          }}
          onCancel={() => navigate(ROUTES.patient(patientId))}
        />
      ) : (
        <SkeletonCard count={2} label="Cargando evaluación" />
      )}
    </>
  );
}
