import { useListHoursQuery } from '@/features/hours';
import { HolidaysPanel, OpeningHoursPanel } from '@/features/practice';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ClockIcon } from '@/shared/ui/icon/icons';
import styles from './HoursSection.module.css';

/** /settings/hours */
export function HoursSection() {
  return (
    <div className={styles.panels}>
      <OpeningHoursPanel />
      <HolidaysPanel />
      <TherapistsCard />
    </div>
  );
}

/** Link to the hours of each therapist, on a backend that keeps them. */
function TherapistsCard() {
  const { data } = useListHoursQuery();
  if (!data) return null;
  return (
    <Card title="Fisioterapeutas" description="El horario, las ausencias y las horas extra de cada persona.">
      <ButtonLink to={ROUTES.hours} icon={ClockIcon}>
        Ver los horarios
      </ButtonLink>
    </Card>
  );
}
