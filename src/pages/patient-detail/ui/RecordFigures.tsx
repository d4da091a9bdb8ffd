import { AdherenceCard } from '@/features/progress';
import { PainCard } from './PainCard';
import type { EpisodeFiguresProps } from './sectionProps';

/** Adherence and pain, of all episodes or of one, in the line at the head of a record. */
export function RecordFigures(shown: EpisodeFiguresProps) {
  return (
    <>
      <AdherenceCard {...shown} />
      <PainCard {...shown} />
    </>
  );
}
