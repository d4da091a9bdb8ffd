import { useMemo, useState } from 'react';
import { selectUser } from '@/shared/identity';
import { useAppSelector, useAppStore } from '@/shared/redux';

/** The signed-in user's draft of one form. */
export interface Draft<Values> {
  /** Draft found when the form opened. */
  found: Values | undefined;
  keep: (values: Values) => void;
  drop: () => void;
}

/** The draft under `name`, e.g. `session:new`, of who is signed in when the form opens. */
export function useDraft<Values>(name: string): Draft<Values> {
  const { drafts } = useAppStore().extra;
  const currentId = useAppSelector(selectUser)?.id ?? '';
  // Fixed at opening: a form that is still shown while the session ends must not write without a user id.
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
