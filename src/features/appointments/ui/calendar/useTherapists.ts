import { useCallback, useMemo, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { shadesOf, therapistKey, therapistNames } from '../../therapists';
import type { Choice } from './agendaChoices';

const HIDDEN = 'agenda-therapists';

/**
 * The therapists seen in the calendar, with their colours and who is hidden; this browser keeps that choice.
 * Those who are `offered` are known before they are seen. Without rows (a therapist's own calendar) the list is empty.
 */
export function useTherapists(rows: readonly Appointment[] | undefined, offered: readonly Choice[] = []) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectView(state, HIDDEN, ''));
  const [names, setNames] = useState<string[]>([]);
  // Keep therapists once seen, so that the list of names does not change from week to week.
  const fresh = useMemo(
    () => (rows ? [...offered.map(({ name }) => name), ...therapistNames(rows)] : []),
    [rows, offered],
  );
  if (fresh.some((name) => !names.includes(name)))
    setNames([...new Set([...names, ...fresh])].sort((a, b) => a.localeCompare(b, 'es')));

  const shades = useMemo(() => shadesOf(names), [names]);
  const hidden = useMemo(() => kept.split(',').filter(Boolean), [kept]);
  const shadeOf = useMemo(
    () => (shades.length > 1 ? new Map(shades.map(({ name, shade }) => [name, shade])) : undefined),
    [shades],
  );
  const isHidden = useCallback(
    ({ therapist }: Appointment) =>
      shadeOf !== undefined && hidden.includes(therapistKey(therapist?.name ?? '')),
    [hidden, shadeOf],
  );
  const hide = useCallback(
    (keys: string[]) => void dispatch(viewChosen({ screen: HIDDEN, view: keys.join(',') })),
    [dispatch],
  );
  return { shades, hidden, shadeOf, isHidden, hide };
}
