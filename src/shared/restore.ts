import { createAction } from '@reduxjs/toolkit';
import { UNDO_MESSAGES } from '@/contract/common/messages';
import { isPassing } from '@/shared/api/baseQuery';
import { errorText, isApiError } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { type AppDispatch, type StartListening, useAppDispatch } from '@/shared/redux';
import { toastRequested, type Undoable, undoableToast } from '@/shared/toasts/slice';
import { useSubmit } from '@/shared/useSubmit';

/** One thing that a person can delete and have back. */
interface Restorable {
  kind: 'Appointment' | 'Document' | 'Exercise' | 'Patient' | 'Routine';
  id: string;
}

/** The person pressed 'Deshacer' in the toast of a deletion. */
const restorePressed = createAction<Restorable>('restore/restorePressed');

/** Topic of the toasts about a deletion, of which the latest takes the place of the former. */
export const topicOf = ({ kind, id }: Restorable): string => `deletion ${kind} ${id}`;

/** Toast of a way back that failed. It is offered again where that may help: nothing else leads to what was deleted. */
export const undoFailedToast = (
  error: unknown,
  fallback: string,
  { undo, ...rest }: Omit<Undoable, 'message' | 'variant'>,
) =>
  undoableToast({
    ...rest,
    message: errorText(error, fallback),
    variant: 'error',
    ...(undo && isApiError(error) && isPassing(error) && { undo }),
  });

/** The call that gives one thing back. */
type Restore<Answer> = (
  id: string,
  dispatch: AppDispatch,
) => PromiseLike<{ data?: Answer | undefined; error?: unknown }>;

/**
 * Asks the server to give back what of a kind the person deleted, and says how it went: the toast with 'Deshacer'
 * outlives the screen that deleted. `besides` is what the answer has to say further.
 */
export function followRestores<Answer>(
  startListening: StartListening,
  kind: Restorable['kind'],
  restore: Restore<Answer>,
  besides?: (answer: NonNullable<Answer>) => string | undefined,
): void {
  startListening({
    predicate: (action) => restorePressed.match(action) && action.payload.kind === kind,
    effect: async (action, { dispatch }) => {
      const target = (action as ReturnType<typeof restorePressed>).payload;
      const { data, error } = await restore(target.id, dispatch);
      const topic = topicOf(target);
      if (error !== undefined) {
        dispatch(
          undoFailedToast(error, UNDO_MESSAGES.restoreFailed, { topic, undo: restorePressed(target) }),
        );
        return;
      }
      const more = data ? besides?.(data) : undefined;
      const message = [`${UNDO_MESSAGES.deletionUndone}${more ? '.' : ''}`, more].filter(Boolean).join(' ');
      dispatch(toastRequested({ message, variant: more ? 'warning' : 'success', topic }));
    },
  });
}

type Result = { data: unknown; error?: undefined } | { data?: undefined; error: unknown };

interface DeletionOptions {
  kind: Restorable['kind'];
  /** Text of the toast after a success: 'Cita eliminada exitosamente'. */
  deleted: string;
  /** Text of a refusal for which the server has none. */
  failed: string;
  /** How long the toast offers 'Deshacer', by default ten seconds. */
  seconds?: number;
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
  { kind, deleted, failed, seconds, onClose, onDeleted }: DeletionOptions,
) {
  const dispatch = useAppDispatch();
  const isRestorable = useCapability('restore');
  const { submit, failure, forgetFailure } = useSubmit((id: string) => remove(id), {
    failure: failed,
    failureIn: 'alert',
    onDone: (_answer, id) => {
      const target = { kind, id };
      const undo = isRestorable && { undo: restorePressed(target), ...(seconds && { seconds }) };
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
