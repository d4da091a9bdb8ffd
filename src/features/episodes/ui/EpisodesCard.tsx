import type { Episode } from '@/contract/episodeAnswers';
import { EPISODE_MESSAGES as MESSAGES } from '@/contract/episodes';
import { errorText } from '@/shared/api/errors';
import { openedIn, useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useReopenEpisodeMutation } from '../api';
import { useEpisodes } from '../useEpisodes';
import type { DischargeDialogProps } from './DischargeDialog';
import type { EpisodeFormDialogProps } from './EpisodeFormDialog';
import { EpisodeItem } from './EpisodeItem';
import { EpisodeVersions } from './EpisodeVersions';
import { RemoveEpisodeDialog } from './RemoveEpisodeDialog';
import type { ReopenDialogProps } from './ReopenDialog';
import styles from './episodes.module.css';

// Forms are rarely used and larger than the card.
const failed = 'No se ha podido abrir el formulario';
const EpisodeFormDialog = latePart<EpisodeFormDialogProps>(
  async () => (await import('./EpisodeFormDialog')).EpisodeFormDialog,
  { failed: (props) => <FailedDialog title="Proceso" message={failed} {...props} /> },
);
const DischargeDialog = latePart<DischargeDialogProps>(
  async () => (await import('./DischargeDialog')).DischargeDialog,
  { failed: (props) => <FailedDialog title="Dar de alta" message={failed} {...props} /> },
);

const ReopenDialog = latePart<ReopenDialogProps>(async () => (await import('./ReopenDialog')).ReopenDialog, {
  failed: (props) => <FailedDialog title="Reabrir proceso" message={failed} {...props} />,
});

export interface EpisodesCardProps {
  patientId: string;
  /** Therapists who attend the patient, the lead first. */
  leads: readonly { id: string; name: string }[];
}

/** Episodes of care of a patient. Nothing on a backend that does not keep them. */
export function EpisodesCard({ patientId, leads }: EpisodesCardProps) {
  const { has, episodes, error, isFetching, refetch } = useEpisodes(patientId);
  const opening = useOpening('episodeNew', patientId);
  if (!has) return null;
  return (
    <Card
      title="Procesos"
      actions={
        episodes && (
          <Button icon={PlusIcon} onClick={() => opening.open()}>
            Nuevo proceso
          </Button>
        )
      }
    >
      {episodes ? (
        <EpisodeList patientId={patientId} episodes={episodes} leads={leads} />
      ) : error ? (
        <ErrorState message={errorText(error, MESSAGES.loadFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonText lines={3} />
      )}
      {opening.isOpen && <EpisodeFormDialog patientId={patientId} leads={leads} onClose={opening.close} />}
    </Card>
  );
}

function EpisodeList({ patientId, episodes, leads }: EpisodesCardProps & { episodes: readonly Episode[] }) {
  const editing = useOpening('episodeEditing');
  const ending = useOpening('episodeDischarge');
  const reopening = useOpening('episodeReopening');
  const removing = useOpening('episodeRemoval');
  const [reopen, { isLoading }] = useReopenEpisodeMutation();
  const { submit } = useSubmit((id: string) => reopen({ patientId, id, input: {} }), {
    success: MESSAGES.reopened,
    failure: MESSAGES.reopenFailed,
  });
  const edited = useOpenedIn(episodes, editing);
  const ended = useOpenedIn(episodes, ending);
  const reopened = useOpenedIn(episodes, reopening);
  return (
    <>
      {episodes.length === 0 ? (
        <EmptyState
          title="Sin procesos"
          text="El primero se abre solo al escribir una evaluación o una sesión."
        />
      ) : (
        <ul className={styles.list}>
          {episodes.map((episode) => (
            <EpisodeItem
              key={episode.id}
              episode={episode}
              disabled={isLoading}
              onEdit={() => editing.open(episode.id)}
              onDischarge={() => ending.open(episode.id)}
              onReopen={() => {
                const { endedRoutines, cancelledAppointments } = episode;
                if (endedRoutines + cancelledAppointments > 0) reopening.open(episode.id);
                else void submit(episode.id);
              }}
              onRemove={() => removing.open(episode.id)}
              versions={<EpisodeVersions patientId={patientId} episode={episode} />}
            />
          ))}
        </ul>
      )}
      {edited && (
        <EpisodeFormDialog patientId={patientId} episode={edited} leads={leads} onClose={editing.close} />
      )}
      {ended && <DischargeDialog patientId={patientId} episode={ended} onClose={ending.close} />}
      {reopened && <ReopenDialog patientId={patientId} episode={reopened} onClose={reopening.close} />}
      <RemoveEpisodeDialog
        patientId={patientId}
        episode={openedIn(episodes, removing)}
        onClose={removing.close}
      />
    </>
  );
}
