import { LOCALE } from '@/contract/common/constants';
import { KEEP_FRESH } from '@/shared/freshness';
import { recordTab } from '@/shared/routes';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { ProgressIcon } from '@/shared/ui/icon/icons';
import { type PatientEpisode, useGetAdherenceQuery } from '../api';
import { shareOf } from './charts';

/**
 * Share of what was due in the last four weeks that the patient has done. It counts all episodes, or the chosen one, and
 * leads to the details.
 */
export function AdherenceCard({ patientId, episodeId }: PatientEpisode) {
  const { currentData, error } = useGetAdherenceQuery({ patientId, episodeId }, KEEP_FRESH);
  const sum = (field: 'completed' | 'due') =>
    (currentData?.days ?? []).reduce((total, day) => total + day[field], 0);
  const total = { completed: sum('completed'), due: sum('due') };
  const share = shareOf(total);
  return (
    <GlanceCard
      label="Cumplimiento"
      icon={ProgressIcon}
      loading={!currentData && !error}
      {...(share === null
        ? currentData
          ? { title: 'Nada pautado', line: 'en 4 semanas' }
          : { title: 'No disponible ahora' }
        : {
            title: `${share.toLocaleString(LOCALE)} %`,
            line: `${total.completed} de ${total.due} en 4 semanas`,
            to: recordTab(patientId, 'routines'),
          })}
    />
  );
}
