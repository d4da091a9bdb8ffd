import { useMemo } from 'react';
import { DocumentsPanel } from '@/features/documents';
import { EpisodeField, episodeName } from '@/features/episodes';
import { SkeletonTable } from '@/shared/ui/skeleton/Skeleton';
import { EpisodeChoice } from './EpisodeChoice';
import styles from './PatientDetailPage.module.css';
import type { SectionProps } from './sectionProps';
import { useShownEpisode } from './useShownEpisode';

/** Tab 'Documentos' of a patient, of all episodes or of one. */
export function DocumentsSection({ patientId }: SectionProps) {
  const episode = useShownEpisode(patientId);
  const { episodes, chosen, isSettled } = episode;
  const titleOf = useMemo(() => {
    const several = episodes && episodes.length > 1 ? episodes : undefined;
    return several && ((id: string) => several.filter((one) => one.id === id).map(episodeName)[0]);
  }, [episodes]);
  return (
    <div className={styles.stack}>
      <EpisodeChoice episode={episode} />
      {isSettled ? (
        <DocumentsPanel
          owner={{ patientId }}
          episodes={{ field: <EpisodeField patientId={patientId} />, shown: chosen, titleOf }}
        />
      ) : (
        <SkeletonTable label="Cargando documentos" />
      )}
    </div>
  );
}
