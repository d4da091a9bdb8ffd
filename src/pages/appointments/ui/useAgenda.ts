import { useCallback, useEffect, useRef, useState, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  addressRead,
  agendaAddress,
  choicesRestored,
  createdIn,
  keptChoices,
  readAgendaAddress,
  selectAgenda,
  selectIsUntouched,
  type AgendaChoices,
} from '@/features/appointments';
import { useListRoomsQuery } from '@/features/rooms';
import { useListTherapistsQuery } from '@/features/team';
import { useCapability } from '@/shared/capabilities';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

/** Delay in milliseconds, because browsers limit how often the address may change. */
const WRITE_AFTER_MS = 250;

/**
 * Synchronises the agenda's state and the address. On opening, values in the address win; afterwards the
 * address follows the state. An address without values keeps the state, or the choices stored in this
 * browser; the way back to what was shown last keeps its search, which the address does not hold. Returns whether the address was read, so that nothing is fetched for an outdated state.
 */
export function useAgendaAddress(): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const way = useNavigationType();
  const { search, state } = useLocation();
  const agenda = useAppSelector(selectAgenda);
  const untouched = useAppSelector(selectIsUntouched);
  const kept = useAppSelector(keptChoices, shallowEqual);
  const [ready, setReady] = useState(false);
  const seen = useRef<string | null>(null);
  const wanted = agendaAddress(agenda);

  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const read = readAgendaAddress(search);
    const isReturn = way === 'POP' && wanted === search;
    if (Object.keys(read).length > 0 && !isReturn) dispatch(addressRead(read));
    setReady(true);
  }, [search, wanted, way, dispatch]);

  // Stored choices may load after the first render, so they must not replace choices made since.
  useEffect(() => {
    if (untouched && search === '') dispatch(choicesRestored(kept));
  }, [untouched, kept, search, dispatch]);

  useEffect(() => {
    if (!ready || wanted === search) return undefined;
    const timer = setTimeout(() => {
      seen.current = wanted;
      navigate({ search: wanted }, { replace: true, state });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ready, wanted, search, state, navigate]);

  return ready;
}

/**
 * The appointment that was just created, for its mark, and what to call once it was brought into view. That is done once, and
 * the history entry forgets it: neither another view nor a reload or the way back brings it into view again.
 */
export function useArrival() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [created] = useState(() => createdIn(state));
  const [isAwaited, setAwaited] = useState(created !== null);
  useEffect(() => {
    if (createdIn(state)) navigate({ search }, { replace: true });
  }, [search, state, navigate]);
  const onCreatedShown = useCallback(() => setAwaited(false), []);
  return { created, ...(isAwaited && { onCreatedShown }) };
}

/**
 * Therapists and rooms for the columns of the calendar. They are asked for where they are `wanted`; a backend that
 * does not know them leaves both empty. A therapist has the `own` agenda, and those of whom they cover.
 */
export function useAgendaChoices(wanted: boolean, own: AgendaChoices['own']): AgendaChoices {
  const therapists = useListTherapistsQuery(undefined, { skip: !wanted });
  const rooms = useListRoomsQuery(undefined, { skip: !wanted });
  const changesTherapist = useCapability('therapistChange') === true && wanted;
  const isLoading = therapists.isLoading || rooms.isLoading;
  return useMemo(
    () => ({
      therapists: therapists.data ?? [],
      rooms: (rooms.data ?? []).filter(({ active }) => active),
      own,
      changesTherapist,
      isLoading,
    }),
    [therapists.data, rooms.data, own, changesTherapist, isLoading],
  );
}
