import { LOCALE } from '@/contract/common/constants';
import { partialText } from '@/contract/progress';
import { KEEP_FRESH } from '@/shared/freshness';
import { recordTab } from '@/shared/routes';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { ProgressIcon } from '@/shared/ui/icon/icons';
import { type PatientEpisode, useGetAdherenceQuery } from '../api';
import { shareOf } from './charts';

export interface AdherenceCardProps extends PatientEpisode {
  /** What follows every address of the record. */
  search?: string;
}

function wordsOf(total: { completed: number; due: number; partial: number }) {
  const share = shareOf(total);
  // Nothing was due: there may be a routine that began today, or one at the patient's own pace.
  if (share === null) return { title: 'Sin datos', line: 'en 4 semanas' };
  return {
    title: `${share.toLocaleString(LOCALE)} %`,
    line: `${total.completed} de ${total.due} en 4 semanas${partialText(total.partial)}`,
  };
}

/**
 * Share of what was due in the last four weeks that the patient has done. It counts all episodes, or the chosen one and
 * says so, and leads to the details. It says how many runs were ended without some exercises. Who has no account can tell of
 * none.
 */
export function AdherenceCard({ patientId, episodeId, search = '' }: AdherenceCardProps) {
  const { currentData, error } = useGetAdherenceQuery({ patientId, episodeId }, KEEP_FRESH);
  const sum = (field: 'completed' | 'due' | 'partial') =>
    (currentData?.days ?? []).reduce((total, day) => total + (day[field] ?? 0), 0);
  const total = { completed: sum('completed'), due: sum('due'), partial: sum('partial') };
  return (
    <GlanceCard
      label={episodeId === null ? 'Cumplimiento' : 'Cumplimiento del proceso'}
      icon={ProgressIcon}
      loading={!currentData && !error}
      {...(!currentData
        ? { title: 'No disponible ahora' }
        : {
            to: recordTab(patientId, 'routines') + search,
            ...(currentData.hasAccount
              ? wordsOf(total)
              : { title: 'Sin cuenta', line: 'no puede anotar lo que hace' }),
          })}
    />
  );
}
