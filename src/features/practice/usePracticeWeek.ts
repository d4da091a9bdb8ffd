import { useMemo } from 'react';
import {
  DEFAULT_PRACTICE_WEEK,
  DEFAULT_WEEK,
  openingHoursOf,
  type PracticeWeek,
} from '@/contract/openingHours';
import { useGetPracticeHoursQuery } from './api';

/** When the practice is open; the usual week until the answer is there, and on a backend without hours. */
export function usePracticeWeek(): PracticeWeek {
  const { data } = useGetPracticeHoursQuery();
  return useMemo(
    () =>
      data
        ? {
            hours: openingHoursOf(data.openingHours.length > 0 ? data.openingHours : DEFAULT_WEEK),
            holidays: data.holidays,
          }
        : DEFAULT_PRACTICE_WEEK,
    [data],
  );
}
