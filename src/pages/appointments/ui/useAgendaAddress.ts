import { useEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  addressRead,
  agendaAddress,
  choicesRestored,
  keptChoices,
  readAgendaAddress,
  selectAgenda,
  selectIsUntouched,
} from '@/features/appointments';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

/** Browsers refuse an address that changes with every keystroke. */
const WRITE_AFTER_MS = 250;

/**
 * Keeps the agenda's state and the address alike: an address that names something wins when it is opened, and from
 * then on follows the state. An address without anything keeps what the agenda showed last, or what this
 * browser keeps of earlier choices. Answers whether the
 * address has been read, so that nothing is fetched for a state that is about to change.
 */
export function useAgendaAddress(): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const agenda = useAppSelector(selectAgenda);
  const untouched = useAppSelector(selectIsUntouched);
  const kept = useAppSelector(keptChoices, shallowEqual);
  const [ready, setReady] = useState(false);
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const read = readAgendaAddress(search);
    if (Object.keys(read).length > 0) dispatch(addressRead(read));
    setReady(true);
  }, [search, dispatch]);

  // Stored choices may load after the first render; choices made before then win.
  useEffect(() => {
    if (untouched && search === '') dispatch(choicesRestored(kept));
  }, [untouched, kept, search, dispatch]);

  const wanted = agendaAddress(agenda);
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
