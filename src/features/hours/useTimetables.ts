import { useMemo } from 'react';
import type { PracticeWeek } from '@/contract/openingHours';
import type { Timetable } from '@/contract/timetable';
import { useListHoursQuery } from './api';

/** Whose hours are meant: by id or, where the backend tells none, by a name that only one has. */
export interface Whose {
  id?: string | undefined;
  name?: string | undefined;
}

/**
 * The timetable of a therapist; without one, or for somebody unknown, the practice's week. Undefined while
 * hours are on their way and on a backend without them.
 */
export type TimetableOf = (whose: Whose) => Timetable | undefined;

/** The timetables of the practice, whose own week the caller knows. Whoever is not named is `ownId`, if given. */
export function useTimetables(week: PracticeWeek, ownId?: string): TimetableOf {
  const { data } = useListHoursQuery();
  return useMemo(() => {
    // The same objects each time, so that what is drawn by them is not drawn again.
    const known = data?.map((one) => ({ ...one, timetable: { ...week, therapist: one } }));
    return ({ id, name }) => {
      if (!known) return undefined;
      const wanted = id ?? (name ? undefined : ownId);
      const found = known.filter((one) => (wanted ? one.therapistId === wanted : one.name === name));
      return found.length === 1 ? found[0]?.timetable : week;
    };
  }, [data, week, ownId]);
}
