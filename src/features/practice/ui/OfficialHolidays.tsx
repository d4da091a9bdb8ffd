import type { Holiday } from '@/contract/practiceAnswers';
import { PRACTICE_MESSAGES as MESSAGES } from '@/contract/practice';
import { HOLIDAYS_EDIT, type HolidaysBody } from '@/contract/practiceSchemas';
import { useRowEdits } from '@/shared/edits/useEdits';
import { todayOfPractice } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { CalendarPlusIcon } from '@/shared/ui/icon/icons';
import { useLazyGetOfficialHolidaysQuery, useSaveHolidaysMutation } from '../api';
import styles from './HolidaysPanel.module.css';

export interface OfficialHolidaysProps {
  /** The practice's holidays, which stay as they are. */
  holidays: readonly Holiday[];
}

/** Adds the public holidays of this year or the next to the list, where each can be removed again. */
export function OfficialHolidays({ holidays }: OfficialHolidaysProps) {
  const [propose] = useLazyGetOfficialHolidaysQuery();
  const [save, { isLoading }] = useSaveHolidaysMutation();
  const edits = useRowEdits();
  const { submit: add } = useSubmit(
    async (year: number) => {
      const proposed = await propose(year);
      if (!proposed.data) return { error: proposed.error };
      const missing = proposed.data.filter(({ day }) => holidays.every((one) => one.day !== day));
      if (missing.length === 0) return { data: MESSAGES.officialHolidaysKnown };
      const wanted = { holidays: [...holidays, ...missing] } as HolidaysBody;
      const saved = await save(edits.from({ holidays } as HolidaysBody, wanted, HOLIDAYS_EDIT));
      return saved.error ? { error: saved.error } : { data: MESSAGES.officialHolidaysAdded };
    },
    { success: String, failure: MESSAGES.officialHolidaysFailed },
  );
  const thisYear = Number(todayOfPractice().slice(0, 4));
  return (
    <div className={styles.official}>
      {[thisYear, thisYear + 1].map((year) => (
        <Button key={year} icon={CalendarPlusIcon} disabled={isLoading} onClick={() => void add(year)}>
          Añadir los oficiales de {year}
        </Button>
      ))}
    </div>
  );
}
