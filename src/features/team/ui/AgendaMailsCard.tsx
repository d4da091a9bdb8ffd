import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { errorText } from '@/shared/api/errors';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import { useListTeamQuery, useSwitchMailsMutation } from '../api';

/** Of whose appointments patients are told by mail, for administration. */
export function AgendaMailsCard() {
  const { currentData, error, isFetching, refetch } = useListTeamQuery();
  const [change] = useSwitchMailsMutation();
  const { submit } = useSubmit((input: { id: string; appointmentMails: boolean }) => change(input), {
    failure: MESSAGES.mailsFailed,
  });
  if (error && !currentData)
    return (
      <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
    );
  if (!currentData) return <SkeletonCard label="Cargando el equipo" />;
  const therapists = currentData.filter(({ role, deactivatedAt }) => role === 'THERAPIST' && !deactivatedAt);
  // The switch of the practice says the same of a single agenda, unless that one is off.
  if (therapists.length < 2 && therapists.every((one) => one.appointmentMails)) return null;
  return (
    <Card
      title="Por fisioterapeuta"
      description="De las citas de una agenda apagada no sale ningún correo al paciente."
    >
      <FormStack>
        {therapists.map(({ id, name, appointmentMails }) => (
          <ToggleSwitch
            key={id}
            label={name}
            value={appointmentMails}
            onChange={(value) => void submit({ id, appointmentMails: value })}
          />
        ))}
      </FormStack>
    </Card>
  );
}
