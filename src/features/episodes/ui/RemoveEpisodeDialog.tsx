import type { Episode } from '@/contract/episodeAnswers';
import { EPISODE_MESSAGES as MESSAGES } from '@/contract/episodes';
import { episodeTitle } from '@/contract/episodeText';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useSubmit } from '@/shared/useSubmit';
import { useRemoveEpisodeMutation } from '../api';

export interface RemoveEpisodeDialogProps {
  patientId: string;
  /** The empty episode about to be removed, or `null` while the dialog is closed. */
  episode: Episode | null;
  onClose: () => void;
}

/** Asks before an empty episode is removed, and says what becomes of its appointments. */
export function RemoveEpisodeDialog({ patientId, episode, onClose }: RemoveEpisodeDialogProps) {
  const [remove, { isLoading }] = useRemoveEpisodeMutation();
  const { submit, failure, forgetFailure } = useSubmit((id: string) => remove({ patientId, id }), {
    success: MESSAGES.removed,
    failure: MESSAGES.removeFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={episode !== null}
      title="¿Eliminar proceso?"
      subject={episode && episodeTitle(episode)}
      consequence="No tiene sesiones, evaluaciones, rutinas ni documentos. Sus citas se conservan, sin este proceso."
      confirmLabel="Eliminar proceso"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => episode && void submit(episode.id)}
      onCancel={() => {
        forgetFailure();
        onClose();
      }}
    />
  );
}
