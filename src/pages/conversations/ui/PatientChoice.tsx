import { CHAT_MESSAGES } from '@/contract/chat';
import { PatientSelectField, useListPatientsQuery } from '@/features/patients';
import { isConnectionError } from '@/shared/api/errors';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';

/** Patients to start a conversation with. Shows a message if they cannot be loaded. */
export function PatientChoice() {
  const { data, error, isFetching, refetch } = useListPatientsQuery();
  if (error && !data)
    return (
      <ErrorState
        message={isConnectionError(error) ? COMMON_MESSAGES.networkError : CHAT_MESSAGES.patientsFailed}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return <PatientSelectField name="patientId" label="Paciente" required />;
}
