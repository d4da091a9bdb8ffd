import { PatientNextAppointment } from '@/features/appointments';
import { LastSessionCard } from '@/features/sessions';
import { useCapability } from '@/shared/capabilities';
import { GlanceCard, GlanceGrid } from '@/shared/ui/glance-card/GlanceCard';
import { EvaluationIcon, ProgressIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { type SectionProps, useShownEpisode } from './EpisodeChoice';
import type { RecordFiguresProps } from './RecordFigures';

const Waiting = () => (
  <>
    <GlanceCard label="Cumplimiento" icon={ProgressIcon} loading />
    <GlanceCard label="Dolor" icon={EvaluationIcon} loading />
  </>
);
const RecordFigures = latePart<RecordFiguresProps>(
  async () => (await import('./RecordFigures')).RecordFigures,
  {
    waiting: Waiting,
  },
);

export interface RecordLineProps extends SectionProps {
  /** What follows every address of this record. */
  search: string;
}

/**
 * Last visit, next appointment and, where the server tells them, adherence and pain, which follow the
 * choice of an episode: one line on every tab.
 */
export function RecordLine({ patientId, search }: RecordLineProps) {
  const hasFigures = useCapability('recordFigures');
  const { chosen, isSettled } = useShownEpisode(patientId);
  return (
    <GlanceGrid>
      <LastSessionCard patientId={patientId} />
      <PatientNextAppointment patientId={patientId} />
      {/* The room is kept until it is known whether the server has them, and of which episode they are. */}
      {hasFigures && isSettled ? (
        <RecordFigures patientId={patientId} episodeId={chosen} search={search} />
      ) : (
        hasFigures !== false && <Waiting />
      )}
    </GlanceGrid>
  );
}
