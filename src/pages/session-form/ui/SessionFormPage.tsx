import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SESSION_MESSAGES } from '@/contract/sessions/messages';
import { RoleGate } from '@/features/auth';
import { PatientSelectField } from '@/features/patients';
import { SessionForm, useGetSessionQuery } from '@/features/sessions';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';

/**
 * /sessions/new. The spec has no edit route, though its form takes an id: `?id=` opens that session here, and
 * `?patientId=` chooses the patient of a new one.
 */
export function SessionFormPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <RoleGate audience="staff">
      {id ? <EditSession key={id} id={id} /> : <NewSession patientId={params.get('patientId') ?? ''} />}
    </RoleGate>
  );
}

/** What happens when the form was saved: the toast, then the history (spec §8). */
function useSaved(message: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(toastRequested({ message, variant: 'success' }));
    navigate(ROUTES.history);
  };
}

function Header({ title }: { title: string }) {
  return (
    <PageHeader
      title={title}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Historial', to: ROUTES.history }, { label: title }]} />}
    />
  );
}

const patientField = <PatientSelectField name="patientId" label="Paciente" required />;

function NewSession({ patientId }: { patientId: string }) {
  const navigate = useNavigate();
  const saved = useSaved(SESSION_MESSAGES.created);
  return (
    <>
      <Header title="Nueva Sesión" />
      <SessionForm
        patientId={patientId}
        patientField={patientField}
        onSaved={saved}
        onCancel={() => navigate(ROUTES.history)}
      />
    </>
  );
}

function EditSession({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const saved = useSaved(SESSION_MESSAGES.updated);
  const { currentData: session, error } = useGetSessionQuery(id);

  useEffect(() => {
    if (!error || session) return;
    dispatch(toastRequested({ message: errorText(error, SESSION_MESSAGES.loadFailed), variant: 'error' }));
    navigate(ROUTES.history, { replace: true });
  }, [error, session, dispatch, navigate]);

  return (
    <>
      <Header title="Editar Sesión" />
      {session ? (
        <SessionForm
          session={session}
          patientField={patientField}
          onSaved={saved}
          onCancel={() => navigate(ROUTES.history)}
        />
      ) : (
        <SkeletonCard label="Cargando sesión" />
      )}
    </>
  );
}
