import { useEffect, useState } from 'react';
import { addDays } from '@/contract/common/practiceTime';
import { useOutsideHours, type AppointmentPrefill } from '@/features/appointments';
import { useEpisodeChoice } from '@/features/episodes';
import { useListHoursQuery } from '@/features/hours';
import { useGetPracticeHoursQuery } from '@/features/practice';

/** Weeks in which a day with appointments is looked for. */
const WEEKS = 8;

/**
 * The suggestion of 'Siguiente cita': moved on by weeks while its time lies outside the hours, for example on a holiday.
 * As it was if that is so every week, because then it was meant. Undefined until the hours are known; without
 * `isWeekly`, at once as it is.
 */
export function useFollowing(prefill: AppointmentPrefill, isWeekly: boolean): AppointmentPrefill | undefined {
  const { reasonOf } = useOutsideHours();
  const { isLoading: loadsHours } = useListHoursQuery(undefined, { skip: !isWeekly });
  const { isLoading: loadsWeek } = useGetPracticeHoursQuery(undefined, { skip: !isWeekly });
  const isLoading = loadsHours || loadsWeek;
  const [found, setFound] = useState<string>();
  const { date, time, duration, patientId, giverId } = prefill;
  useEffect(() => {
    if (!isWeekly || isLoading) return undefined;
    let isCurrent = true;
    const look = async () => {
      if (!date || !time || !duration) return date;
      const whose = giverId ? { id: giverId } : { ...(patientId && { patientId }) };
      for (let week = 0; week < WEEKS; week += 1) {
        const day = addDays(date, 7 * week);
        if (!(await reasonOf({ date: day, time, duration }, whose))) return day;
      }
      return date;
    };
    void look().then((day) => {
      if (isCurrent) setFound(day ?? '');
    });
    return () => {
      isCurrent = false;
    };
  }, [isWeekly, isLoading, reasonOf, date, time, duration, patientId, giverId]);
  if (!isWeekly) return prefill;
  return found === undefined ? undefined : { ...prefill, ...(found && { date: found }) };
}

/**
 * The episode that 'Siguiente cita' asks for, while it is open: care after a discharge is not of the discharged one.
 * `isSettled` is false until that is known.
 */
export function useFollowedEpisode(patientId: string, asked: string | null) {
  const { episodes, isSettled } = useEpisodeChoice(patientId, patientId ? asked : null);
  const isOpen = episodes?.some(({ id, discharge }) => id === asked && discharge === null);
  return { episodeId: isOpen ? asked : null, isSettled };
}
