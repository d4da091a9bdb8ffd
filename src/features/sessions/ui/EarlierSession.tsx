import { skipToken } from '@reduxjs/toolkit/query';
import { useFormikContext } from 'formik';
import { isCalendarDate } from '@/contract/common/formats';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { errorText } from '@/shared/api/errors';
import { inEpisode } from '@/shared/api/records';
import { practiceWallClock } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useListPatientSessionsQuery } from '../api';
import type { SessionValues } from '../formValues';
import { lastHeld } from '../history';
import { SessionEntry } from './SessionEntry';

const VIEW = 'earlier-session';

/**
 * The patient's last session before the one that is written, of the chosen episode if there is one, to be read beside it. It is
 * asked for when somebody opens it; this browser keeps whether it is open. `except` is the session that is corrected.
 */
export function EarlierSession({ except }: { except?: string | undefined }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectView(state, VIEW, '')) === 'open';
  const clock = useNow();
  const { values } = useFormikContext<SessionValues>();
  const { patientId, episodeId, date, time } = values;
  const { currentData, error } = useListPatientSessionsQuery(isOpen && patientId ? patientId : skipToken);
  const toggle = (opens: boolean) => {
    // The browser also tells that it was drawn open.
    if (opens !== isOpen) dispatch(viewChosen({ screen: VIEW, view: opens ? 'open' : '' }));
  };
  if (!patientId) return null;
  const now = practiceWallClock(clock);
  const writing = isCalendarDate(date) && time ? { date, time } : now;
  const others = (currentData ?? []).filter(({ id }) => id !== except).filter(inEpisode(episodeId));
  const last = lastHeld(others, writing);
  return (
    <Disclosure summary="Última sesión" open={isOpen} onToggle={toggle}>
      {last ? (
        <SessionEntry session={last} />
      ) : currentData ? (
        <p>{`Este ${episodeId ? 'proceso' : 'paciente'} no tiene sesiones anteriores`}</p>
      ) : error ? (
        <p>{errorText(error, SESSION_MESSAGES.listFailed)}</p>
      ) : (
        <SkeletonText lines={3} label="Cargando la última sesión" />
      )}
    </Disclosure>
  );
}
