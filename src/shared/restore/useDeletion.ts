import { useCapability } from '@/shared/capabilities';
import { useAppDispatch } from '@/shared/redux';
import { useSubmit } from '@/shared/submit';
import { undoableToast } from '@/shared/toasts';
import { type Restorable, restorePressed, topicOf } from './followRestores';

type Result = { data: unknown; error?: undefined } | { data?: undefined; error: unknown };

interface DeletionOptions {
  kind: Restorable['kind'];
  /** Text of the toast after a success: 'Cita eliminada exitosamente'. */
  deleted: string;
  /** Text of a refusal for which the server has none. */
  failed: string;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/**
 * Deletes what a confirmation dialog asks about: the call leaves at once, and a refusal is said in the dialog. Where the
 * server can give it back, the toast offers 'Deshacer'. `remove` is a mutation hook of the domain; spread `dialog` over
 * the `ConfirmDialog`.
 */
export function useDeletion(
  [remove, { isLoading }]: readonly [
    (id: string) => PromiseLike<Result>,
    { isLoading: boolean },
    ...unknown[],
  ],
  { kind, deleted, failed, onClose, onDeleted }: DeletionOptions,
) {
  const dispatch = useAppDispatch();
  const isRestorable = useCapability('restore');
  const { submit, failure, forgetFailure } = useSubmit((id: string) => remove(id), {
    failure: failed,
    failureIn: 'alert',
    onDone: (_answer, id) => {
      const target = { kind, id };
      const undo = isRestorable && { undo: restorePressed(target) };
      dispatch(undoableToast({ message: deleted, topic: topicOf(target), ...undo }));
      onClose();
      onDeleted?.();
    },
  });
  return {
    confirm: submit,
    dialog: {
      pending: isLoading,
      error: failure ?? undefined,
      onCancel: () => {
        forgetFailure();
        onClose();
      },
    },
  };
}
