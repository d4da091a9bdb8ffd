import { useCallback, useEffect, useState } from 'react';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { closed, opened, selectOpening } from './slice';

export interface UseOpening<About extends object = object> {
  isOpen: boolean;
  /** Id of the object it is open for; null while it is closed. */
  id: string | null;
  step: string | undefined;
  about: About | undefined;
  open: (id?: string, step?: string, about?: About) => void;
  /** Closes it for the object and step that are shown. An answer that comes late leaves open what was opened since. */
  close: () => void;
}

/**
 * Whether a dialog, panel or step of this part is open, and for which object. It is closed when the part
 * leaves the screen. `own` is the object of a part that is drawn once per row.
 */
export function useOpening<About extends object = object>(what: string, own?: string): UseOpening<About> {
  const { dispatch, getState } = useAppStore();
  const opening = useAppSelector((state) => {
    const one = selectOpening(state, what);
    return own === undefined || one?.id === own ? one : undefined;
  });

  useEffect(
    () => () => {
      const left = selectOpening(getState(), what);
      if (left && (own === undefined || left.id === own)) dispatch(closed({ what }));
    },
    [dispatch, getState, own, what],
  );

  const { id, step } = opening ?? {};

  return {
    isOpen: opening !== undefined,
    id: id ?? null,
    step,
    about: opening?.about as About | undefined,
    open: useCallback(
      (id = own ?? '', step?: string, about?: About) =>
        void dispatch(opened({ what, id, ...(step && { step }), ...(about && { about }) })),
      [dispatch, own, what],
    ),
    close: useCallback(() => {
      const now = selectOpening(getState(), what);
      if (now?.id === id && now?.step === step) dispatch(closed({ what }));
    }, [dispatch, getState, id, step, what]),
  };
}

/** The object that something is open for, if it is still in the list. */
export const openedIn = <Item extends { id: string }>(
  list: readonly Item[] | null | undefined,
  { id }: Pick<UseOpening, 'id'>,
): Item | null => (id === null ? null : (list?.find((one) => one.id === id) ?? null));

/**
 * The object that a form is open for. It stays as it was last seen when the list loses it, because somebody is typing.
 */
export function useOpenedIn<Item extends { id: string }>(
  list: readonly Item[] | null | undefined,
  opening: Pick<UseOpening, 'id'>,
): Item | null {
  const found = openedIn(list, opening);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === opening.id ? last : null);
}
