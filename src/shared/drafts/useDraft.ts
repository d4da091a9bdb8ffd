import { useMemo, useState } from 'react';
import { selectUser } from '@/shared/identity';
import { useAppSelector, useAppStore } from '@/shared/redux';

/** The signed-in user's draft of one form. */
export interface Draft<Values> {
  /** The draft that existed when the form opened. */
  found: Values | undefined;
  keep: (values: Values) => void;
  drop: () => void;
}

/** Draft named `name`, e.g. `session:new`, of the user signed in when the form opens. */
export function useDraft<Values>(name: string): Draft<Values> {
  const { drafts } = useAppStore().extra;
  const currentId = useAppSelector(selectUser)?.id ?? '';
  // Fixed on opening: if the sign-in session ends while the form is still shown, it must not write without a
  // user id.
  const [userId] = useState(currentId);
  const [found] = useState(() => drafts.read(userId, name) as Values | undefined);
  return useMemo(
    () => ({
      found,
      keep: (values: Values) => drafts.keep(userId, name, values),
      drop: () => drafts.drop(userId, name),
    }),
    [drafts, found, name, userId],
  );
}
