import { useMemo } from 'react';
import { DEFAULT_PRACTICE_WEEK, type PracticeWeek } from '@/contract/appointments/openingHours';
import { openingHoursOf } from '@/contract/practice/week';
import { useGetPracticeHoursQuery } from './api';

/** When the practice is open; the usual week until the answer is there, and on a backend without hours. */
export function usePracticeWeek(): PracticeWeek {
  const { data } = useGetPracticeHoursQuery();
  return useMemo(
    () =>
      data && data.openingHours.length > 0
        ? { hours: openingHoursOf(data.openingHours), holidays: data.holidays.map(({ day }) => day) }
        : DEFAULT_PRACTICE_WEEK,
    [data],
  );
}
