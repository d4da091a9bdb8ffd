import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { useVisitOfToday } from '@/features/appointments';
import { RoleGate } from '@/features/auth';
import { usePatientName } from '@/features/patients';
import { SessionForm, useGetSessionQuery } from '@/features/sessions';
import { errorText } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { formatTime } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { AppointmentSession } from './ui/AppointmentSession';
import { PatientField, useFormSettled } from './ui/PatientField';

/**
 * /sessions/new. `?id=` edits that session, `?appointmentId=` starts from an appointment, and `?patientId=`
 * preselects the patient.
 */
export function SessionFormPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const appointmentId = params.get('appointmentId');
  return (
    <RoleGate audience="staff">
      {id ? (
        <EditSession key={id} id={id} />
      ) : appointmentId ? (
        <>
          <Header title="Nueva Sesión" />
          <AppointmentSession key={appointmentId} appointmentId={appointmentId} patientField={patientField} />
        </>
      ) : (
        <NewSession key={params.get('patientId')} patientId={params.get('patientId') ?? ''} />
      )}
    </RoleGate>
  );
}

function Header({ title }: { title: string }) {
  return (
    <PageHeader
      title={title}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Historial', to: ROUTES.history }, { label: title }]} />}
    />
  );
}

const patientField = <PatientField />;

function NewSession({ patientId }: { patientId: string }) {
  const navigate = useNavigateWhileShown();
  const leave = () => navigate(ROUTES.history);
  const sharesNotes = useCapability('sharedNotes');
  const isSettled = useFormSettled(patientId);
  const { visit, isSettled: isVisitSettled } = useVisitOfToday(patientId);
  return (
    <>
      <Header title="Nueva Sesión" />
      {sharesNotes === undefined || !isSettled || !isVisitSettled ? (
        <SkeletonCard label="Cargando formulario" />
      ) : (
        <>
          {visit && (
            <InlineAlert
              title={`Hoy tiene cita a las ${formatTime(visit.date)}`}
              action={
                <ButtonLink size="sm" to={ROUTES.sessionOfAppointment(visit.id)}>
                  Escribir la de la cita
                </ButtonLink>
              }
            >
              Así lleva su hora y su duración, y la cita queda completada al guardar.
            </InlineAlert>
          )}
          <SessionForm
            start={{ patientId }}
            sharesNotes={sharesNotes}
            patientField={patientField}
            onSaved={leave}
            onCancel={leave}
          />
        </>
      )}
    </>
  );
}

function EditSession({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigateWhileShown();
  const leave = () => navigate(ROUTES.history);
  const { currentData: session, error } = useGetSessionQuery(id);
  const isSettled = useFormSettled(session?.patientId);
  const patientName = usePatientName();

  useEffect(() => {
    if (!error || session) return;
    dispatch(toastRequested({ message: errorText(error, SESSION_MESSAGES.loadFailed), variant: 'error' }));
    navigate(ROUTES.history, { replace: true });
  }, [error, session, dispatch, navigate]);

  return (
    <>
      <Header title="Editar Sesión" />
      {session && isSettled ? (
        <SessionForm
          session={session}
          sharesNotes={session.sharedNotes !== undefined}
          patientField={patientField}
          patientName={patientName}
          onSaved={leave}
          onCancel={leave}
        />
      ) : (
        <SkeletonCard label="Cargando sesión" />
      )}
    </>
  );
}

export { SessionFormPage as Component };
