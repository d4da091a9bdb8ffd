import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { FRESH_ON_RETURN, KEEP_FRESH, useFailureToast, useToday } from '@/shared/freshness';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { DrawnLater } from '@/shared/ui/drawn-later/DrawnLater';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CalendarIcon, SearchEmptyIcon } from '@/shared/ui/icon/icons';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import { useServerNow } from '@/shared/useServerClock';
import { type AppointmentQuery, useListAppointmentsQuery } from '../api';
import type { CreatedAppointment } from '../newAppointment';
import { appointmentAwaited, filtersCleared, searchChanged, selectAgenda } from '../slice';
import { activeFilters, aheadOf, appointmentSearch, onlyAhead, queryOf } from '../selectAppointments';
import { selectionEnded, selectionStarted, selectSelection } from '../selection';
import type { TaskOptions } from '../useAppointmentTasks';
import { AppointmentSelectionBar } from './AppointmentSelectionBar';
import { AppointmentTable } from './AppointmentTable';

export interface AppointmentListViewProps extends TaskOptions {
  withTherapist?: boolean;
  /** An appointment that was just created; the list scrolls to it. */
  created?: CreatedAppointment | null;
  /** Called once the created appointment is in view. Without it nothing more is done to bring it there. */
  onCreatedShown?: () => void;
  onDelete: (appointment: Appointment) => void;
}

/** Turns the checkboxes on and off. */
function SelectionSwitch() {
  const dispatch = useAppDispatch();
  const { active } = useAppSelector(selectSelection);
  return (
    <ToggleSwitch
      label="Seleccionar"
      value={active}
      onChange={(on) => dispatch(on ? selectionStarted() : selectionEnded())}
    />
  );
}

const SELECTION_SWITCH = <SelectionSwitch />;

/** A list of more appointments, about a megabyte, is not asked for each minute. «Todas» holds all since the practice opened. */
const POLLED_MAX = 2_000;

/** The appointments of a query, kept fresh as far as their number allows. */
function useAppointments(query: AppointmentQuery) {
  const [isLong, setLong] = useState(false);
  const answer = useListAppointmentsQuery(query, isLong ? FRESH_ON_RETURN : KEEP_FRESH);
  const { currentData } = answer;
  if (currentData && currentData.length > POLLED_MAX !== isLong) setLong(!isLong);
  return answer;
}

/** The appointments that the filters and the search leave, by date ascending; it opens at today. */
export function AppointmentListView({
  created = null,
  onCreatedShown,
  ...forTable
}: AppointmentListViewProps) {
  const dispatch = useAppDispatch();
  const agenda = useAppSelector(selectAgenda);
  const { active: selecting } = useAppSelector(selectSelection);
  const { currentData, error, isFetching, refetch } = useAppointments(queryOf(agenda));
  // An answer's rows are drawn in short tasks, not in one that a tap would have to wait for.
  const appointments = useDeferredValue(currentData);
  const today = useToday();
  const { status } = agenda;
  const ahead = aheadOf(agenda, today);
  const now = useServerNow();
  const from = ahead && now;
  const within = useMemo(
    () => (ahead && from ? onlyAhead(appointments ?? [], from, { ahead, status }) : (appointments ?? [])),
    [appointments, ahead, from, status],
  );
  const find = useMemo(() => appointmentSearch(within), [within]);
  // Deferred, so that typing stays responsive with a long list.
  const search = useDeferredValue(agenda.search);
  const shown = useMemo(() => find(search), [find, search]);
  const narrowed = search !== '' || activeFilters(agenda) > 0;
  const answered = appointments !== undefined && appointments === currentData && !isFetching;
  const hidden = created !== null && !shown.some(({ id }) => id === created.id);
  useEffect(() => {
    if (!answered || !onCreatedShown) return;
    if (hidden && narrowed) dispatch(appointmentAwaited());
    onCreatedShown();
  }, [answered, hidden, narrowed, onCreatedShown, dispatch]);
  // Memoised, so that a keystroke does not render the table.
  const empty = useMemo(() => <NoAppointments narrowed={narrowed} />, [narrowed]);

  useFailureToast(error, MESSAGES.listFailed);

  if (error && !currentData)
    return (
      <ErrorState
        message="No se ha podido mostrar la agenda"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <>
      <DrawnLater isBehind={search !== agenda.search || appointments !== currentData}>
        <AppointmentTable
          appointments={shown}
          total={within.length}
          today={today}
          opening={`${JSON.stringify(queryOf(agenda))} ${search}`}
          createdId={created?.id}
          {...forTable}
          tools={SELECTION_SWITCH}
          selecting={selecting}
          loading={!appointments}
          empty={empty}
        />
      </DrawnLater>
      {selecting && <AppointmentSelectionBar appointments={within} shown={shown} />}
    </>
  );
}

/** Empty state of the list. */
function NoAppointments({ narrowed }: { narrowed: boolean }) {
  const dispatch = useAppDispatch();
  return narrowed ? (
    <EmptyState
      icon={SearchEmptyIcon}
      title="No se encontraron citas"
      text="Prueba con otra búsqueda o cambia los filtros."
      action={
        <Button
          onClick={() => {
            dispatch(searchChanged(''));
            dispatch(filtersCleared());
          }}
        >
          Mostrar todas
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={CalendarIcon}
      title={MESSAGES.empty}
      text="Crea la primera y aparecerá aquí y en el calendario."
      action={<ButtonLink to={ROUTES.newAppointment}>Nueva cita</ButtonLink>}
    />
  );
}
