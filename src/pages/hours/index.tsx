import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { OutsideQuestion, TouchedAppointments } from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { useChatStart } from '@/features/chat';
import { HoursPanel, useListHoursQuery, useTimetables } from '@/features/hours';
import { usePracticeWeek } from '@/features/practice';
import { errorText, isApiError } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { ROUTES } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import styles from './HoursPage.module.css';

/** /hours: a therapist's own hours, and for administration those of any therapist. */
export function HoursPage() {
  return (
    <RoleGate audience="staff">
      <Hours />
    </RoleGate>
  );
}

function Hours() {
  const { user, isAdmin } = useAuth();
  return (
    <>
      <PageHeader
        title={isAdmin ? 'Horarios' : 'Mi horario'}
        description="Solo se proponen horas dentro del horario. Fuera de él se puede dar cita después de confirmarlo."
      />
      <HoursOf isAdmin={isAdmin} ownId={user?.role === 'THERAPIST' ? user.id : undefined} />
    </>
  );
}

/** Writes to a patient, for therapists: administration has no conversations. */
function useMessage() {
  const navigate = useNavigateWhileShown();
  const { start } = useChatStart(useCallback((id: string) => navigate(ROUTES.conversation(id)), [navigate]));
  return useCallback(({ patientId }: Appointment) => void start(patientId), [start]);
}

/** Whose hours administration looks at, in the address: the way back to an unsaved form leads to the same person. */
const CHOSEN = 'therapist';

interface HoursOfProps {
  isAdmin: boolean;
  ownId: string | undefined;
}

function HoursOf({ isAdmin, ownId }: HoursOfProps) {
  const { currentData, error, isFetching, refetch } = useListHoursQuery();
  const timetableOf = useTimetables(usePracticeWeek(), ownId);
  const onMessage = useMessage();
  const listsOutside = useCapability('outsideAppointments') === true;
  const [params, setParams] = useSearchParams();
  if (error && !currentData) {
    if (isApiError(error) && error.status === 404)
      return <EmptyState title="Este servidor no guarda los horarios" />;
    return (
      <ErrorState
        message={errorText(error, MESSAGES.listFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!currentData) return <SkeletonCard label="Cargando el horario" />;
  const hoursOf = (id: string | null | undefined) =>
    currentData.find(({ therapistId }) => therapistId === id);
  const chosen = isAdmin ? hoursOf(params.get(CHOSEN)) : undefined;
  const hours = chosen ?? hoursOf(ownId) ?? (isAdmin ? currentData[0] : undefined);
  if (!hours) return <EmptyState title="No hay fisioterapeutas con acceso" />;
  const writes = (id: string) => (id === ownId ? onMessage : undefined);
  const hasChoice = isAdmin && currentData.some(({ therapistId }) => therapistId !== ownId);
  return (
    <div className={styles.hours}>
      {hasChoice && (
        <NativeSelectField
          label="Fisioterapeuta"
          value={hours.therapistId}
          onChange={(id) => setParams({ [CHOSEN]: id }, { replace: true })}
          options={currentData.map(({ therapistId, name }) => ({ value: therapistId, label: name }))}
        />
      )}
      <OutsideQuestion timetableOf={timetableOf}>
        {listsOutside && (
          <TouchedAppointments
            key={`outside ${hours.therapistId}`}
            therapistId={hours.therapistId}
            outside
            onMessage={writes(hours.therapistId)}
          />
        )}
        <HoursPanel
          key={hours.therapistId}
          hours={hours}
          renderTouched={({ therapistId, span: { from, to, start, end }, isPreview }) => (
            <TouchedAppointments
              {...{ therapistId, from, to, start, end, isPreview }}
              onMessage={writes(therapistId)}
            />
          )}
        />
      </OutsideQuestion>
    </div>
  );
}

export { HoursPage as Component };
