import { useListHoursQuery } from '@/features/hours';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ClockIcon } from '@/shared/ui/icon/icons';

/** Link to a therapist's own hours, on a backend that keeps them. */
export function MyHoursCard() {
  const { data } = useListHoursQuery();
  if (!data) return null;
  return (
    <Card title="Mi horario" description="Cuándo trabajas, tus ausencias y tus horas extra.">
      <ButtonLink to={ROUTES.hours} icon={ClockIcon}>
        Ver mi horario
      </ButtonLink>
    </Card>
  );
}
