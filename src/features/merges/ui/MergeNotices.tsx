import { skipToken } from '@reduxjs/toolkit/query';
import type { RecordMerge } from '@/contract/mergeAnswers';
import { MERGE_MESSAGES as MESSAGES } from '@/contract/merges';
import { undoneText } from '@/contract/mergeText';
import { errorText, isApiError } from '@/shared/api/errors';
import { formatDate } from '@/shared/lib/dates';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useListMergesQuery, useUndoMergeMutation, useMergesHere } from '../api';
import styles from './merges.module.css';

export interface MergeNoticesProps {
  /** The record that stayed. */
  patientId: string;
}

/**
 * With which records this one was merged, as long as that can be undone, and the way to undo it. Nothing on a backend
 * without merges.
 */
export function MergeNotices({ patientId }: MergeNoticesProps) {
  const isHere = useMergesHere();
  const {
    currentData: merges,
    error,
    isFetching,
    refetch,
  } = useListMergesQuery(isHere ? patientId : skipToken, { refetchOnMountOrArgChange: true });
  const undoing = useOpening('mergeUndo');
  if (!isHere) return null;
  if (!merges)
    return error && !(isApiError(error) && error.status === 404) ? (
      <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
    ) : null;
  if (merges.length === 0) return null;
  const undone = openedIn(merges, undoing);
  return (
    <>
      <ul className={styles.notices} aria-label="Uniones de esta ficha">
        {merges.map((merge, index) => (
          <li key={merge.id}>
            <Notice merge={merge} isLatest={index === 0} onUndo={() => undoing.open(merge.id)} />
          </li>
        ))}
      </ul>
      {undone && <UndoQuestion merge={undone} onClose={undoing.close} />}
    </>
  );
}

interface NoticeProps {
  merge: RecordMerge;
  /** Of several only the latest can be undone. */
  isLatest: boolean;
  onUndo: () => void;
}

function Notice({ merge: { at, authorName, removed, undoUntil, mayUndo }, isLatest, onUndo }: NoticeProps) {
  const obstacle = !mayUndo ? MESSAGES.onlyLeadUndoes : isLatest ? null : MESSAGES.latestFirst;
  return (
    <InlineAlert
      action={
        obstacle === null && (
          <Button size="sm" onClick={onUndo} aria-label={`Deshacer la unión con ${removed.name}`}>
            Deshacer la unión
          </Button>
        )
      }
    >
      <p className={styles.text}>
        Unida con «<bdi>{removed.name}</bdi>» el {formatDate(at)} por <bdi>{authorName}</bdi>.{' '}
        {obstacle ?? `Se puede deshacer hasta el ${formatDate(undoUntil)}.`}
      </p>
    </InlineAlert>
  );
}

function UndoQuestion({ merge: { id, removed }, onClose }: { merge: RecordMerge; onClose: () => void }) {
  const [undo, { isLoading }] = useUndoMergeMutation();
  const { submit, failure } = useSubmit(() => undo(id), {
    success: undoneText,
    failure: MESSAGES.undoFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Deshacer la unión?"
      subject={removed.name}
      consequence="Vuelve a ser una ficha aparte, con lo que vino de ella. Lo que se ha escrito después de la unión se queda en esta."
      confirmLabel="Deshacer la unión"
      tone="primary"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(undefined)}
      onCancel={onClose}
    />
  );
}
