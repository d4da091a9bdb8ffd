import { useSearchParams } from 'react-router-dom';
import { EvaluationList, EvaluationTrends } from '@/features/evaluations';
import { PatientSessions } from '@/features/sessions';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EvaluationIcon, TherapistIcon } from '@/shared/ui/icon/icons';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { EpisodeChoice, type SectionProps, useShownEpisode } from './EpisodeChoice';
import { HistoryTimeline } from './HistoryTimeline';
import styles from './PatientDetailPage.module.css';
import { useNewSession } from './useNewSession';

const KINDS = [
  { value: 'all', label: 'Todo' },
  { value: 'sessions', label: 'Sesiones' },
  { value: 'evaluations', label: 'Evaluaciones' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** Tab 'Historia' of a record: sessions and evaluations along a line, or one of both, of all episodes or of one. Both choices are in the address. */
export function HistorySection({ patientId }: SectionProps) {
  const [params, setParams] = useSearchParams();
  const episode = useShownEpisode(patientId);
  const kind = KINDS.find(({ value }) => value === params.get('kind'))?.value ?? 'all';
  const choose = (chosen: Kind) =>
    setParams(
      (known) => {
        if (chosen === 'all') known.delete('kind');
        else known.set('kind', chosen);
        return known;
      },
      { replace: true },
    );
  const shown = { patientId, episodeId: episode.chosen };
  const newSession = useNewSession(patientId);
  return (
    <div className={styles.stack}>
      <div className={styles.choices}>
        <SegmentedControl label="Qué se muestra" options={KINDS} value={kind} onChange={choose} />
        <EpisodeChoice episode={episode} />
        <div className={styles.additions}>
          <ButtonLink size="sm" icon={EvaluationIcon} to={ROUTES.newEvaluation(patientId)}>
            Nueva evaluación
          </ButtonLink>
          <ButtonLink size="sm" icon={TherapistIcon} to={newSession}>
            Nueva sesión
          </ButtonLink>
        </div>
      </div>
      {episode.isSettled ? (
        // Another episode begins with its first portion again.
        <History key={shown.episodeId} kind={kind} {...shown} />
      ) : (
        <SkeletonList rows={4} label="Cargando historia" />
      )}
    </div>
  );
}

interface HistoryProps extends SectionProps {
  kind: Kind;
  episodeId: string | null;
}

function History({ kind, ...shown }: HistoryProps) {
  const address = useNewSession(shown.patientId);
  const newSession = (
    <ButtonLink to={address} variant="primary">
      Registrar primera sesión
    </ButtonLink>
  );
  if (kind === 'all') return <HistoryTimeline {...shown} newSession={newSession} />;
  if (kind === 'sessions') return <PatientSessions {...shown} newSession={newSession} />;
  return (
    <>
      <EvaluationList {...shown} />
      <EvaluationTrends {...shown} />
    </>
  );
}
