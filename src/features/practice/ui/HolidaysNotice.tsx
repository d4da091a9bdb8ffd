import type { Holiday } from '@/contract/practiceAnswers';
import { addDays } from '@/contract/common/practiceTime';
import { todayOfPractice } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useGetPracticeHoursQuery } from '../api';

/** How many days before a year begins its holidays are asked for: in November, people book for January. */
const AHEAD_DAYS = 60;

/** The year that has no holidays yet although it begins soon. Null in a practice that keeps no holidays. */
function yearWithout(holidays: readonly Holiday[], today: string): string | null {
  const year = addDays(today, AHEAD_DAYS).slice(0, 4);
  return holidays.length > 0 && holidays.every(({ day }) => !day.startsWith(year)) ? year : null;
}

/** Tells administration that the holidays of the next year are missing: their days would be offered for appointments. */
export function HolidaysNotice() {
  const { currentData } = useGetPracticeHoursQuery();
  const year = currentData ? yearWithout(currentData.holidays, todayOfPractice()) : null;
  if (!year) return null;
  return (
    <InlineAlert
      tone="warning"
      title={`Faltan los festivos de ${year}`}
      action={
        <ButtonLink to={ROUTES.hoursSettings} size="sm">
          Añadirlos
        </ButtonLink>
      }
    >
      Hasta que estén en la lista, se dan citas también en esos días.
    </InlineAlert>
  );
}
