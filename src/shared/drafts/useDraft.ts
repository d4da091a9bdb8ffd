import { useMemo, useState } from 'react';
import { changesOf, type Fields, mergeEdit, valueAt, withValues } from '@/contract/edits';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector, useAppStore } from '@/shared/redux';

/** The signed-in user's draft of one form. */
export interface Draft<Values> {
  /** The draft that existed when the form opened. */
  found: Values | undefined;
  /** What the form's values were read as, for a form that edits. */
  read: Values | undefined;
  /** Says what the form is open on from now on, after it was saved or followed what is stored. */
  reread: (values: Values) => void;
  keep: (values: Values) => void;
  drop: () => void;
  /** Whether something typed is neither saved nor discarded, and whoever typed it is still signed in. */
  isKept: () => boolean;
}

/** What was typed, and what the form had been opened with. */
interface Kept<Values> {
  values: Values;
  read: Values | undefined;
}

/**
 * A draft on what is stored now: fields that nobody typed into show it. What was typed stays, and keeps what it was
 * read at where somebody else changed the same.
 */
export function reopened<Values>(kept: Kept<Values> | undefined, pristine: Values | undefined) {
  if (!kept) return { found: undefined, read: pristine };
  if (!kept.read || !pristine) return { found: kept.values, read: pristine };
  const [before, mine, theirs] = [kept.read, kept.values, pristine] as unknown as [Fields, Fields, Fields];
  const { merged, clashes } = mergeEdit({ read: changesOf(before, mine).read, mine, theirs });
  const at = (side: Fields) => clashes.map(({ field }) => [field, valueAt(side, field)] as const);
  return {
    found: withValues(merged, at(mine)) as unknown as Values,
    read: withValues(theirs, at(before)) as unknown as Values,
  };
}

/**
 * Draft with a name, e.g. `room:new`, of the user signed in when the form opens. A form that edits also gives
 * `pristine`, the values that it opens with.
 */
export function useDraft<Values>(openedAs: string, pristine?: Values): Draft<Values> {
  const { getState, extra } = useAppStore();
  const { drafts } = extra;
  const currentId = useAppSelector(selectUser)?.id ?? '';
  // Fixed on opening, because a form may be shown a moment longer than its sign-in session or its address lasts. It must
  // write neither without a user nor under another name.
  const [userId] = useState(currentId);
  const [name] = useState(openedAs);
  const [{ found, read: first }] = useState(() =>
    reopened(drafts.read(userId, name) as Kept<Values> | undefined, pristine),
  );
  const [read, reread] = useState(first);
  return useMemo(
    () => ({
      found,
      read,
      reread,
      keep: (values: Values) => drafts.keep(userId, name, { values, read } satisfies Kept<Values>),
      drop: () => drafts.drop(userId, name),
      isKept: () => selectUser(getState())?.id === userId && drafts.read(userId, name) !== undefined,
    }),
    [drafts, found, getState, name, read, userId],
  );
}
