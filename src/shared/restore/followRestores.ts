import { createAction } from '@reduxjs/toolkit';
import { UNDO_MESSAGES } from '@/contract/common/messages';
import { errorText } from '@/shared/api';
import type { AppDispatch, StartListening } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';

/** One thing that a person can delete and have back. */
export interface Restorable {
  kind: 'Appointment' | 'Document' | 'Exercise' | 'Patient' | 'Routine';
  id: string;
}

/** The person pressed 'Deshacer' in the toast of a deletion. */
export const restorePressed = createAction<Restorable>('restore/restorePressed');

/** Topic of the toasts about a deletion. */
export const topicOf = ({ kind, id }: Restorable): string => `deletion ${kind} ${id}`;

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
        const message = errorText(error, UNDO_MESSAGES.restoreFailed);
        dispatch(toastRequested({ message, variant: 'error', topic }));
        return;
      }
      const more = data ? besides?.(data) : undefined;
      const message = [`${UNDO_MESSAGES.deletionUndone}${more ? '.' : ''}`, more].filter(Boolean).join(' ');
      dispatch(toastRequested({ message, variant: more ? 'warning' : 'success', topic }));
    },
  });
}
