import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  AgendaToolbar,
  AppointmentListView,
  AppointmentStatsCards,
  CalendarFeedDialog,
  CalendarView,
  type CalendarViewProps,
  DeleteAppointmentDialog,
  newAppointmentAddress,
  OutsideQuestion,
  PatientMarks,
  selectAgenda,
  selectHidesTherapists,
  showsPart,
  shownQueryOf,
  TeamQuestion,
  useKnownAppointment,
  type PatientFilterProps,
  appointmentsDomain,
  prefetchAgenda,
  prefetchAgendaStats,
} from '@/features/appointments';
import { AlertMark, MissingAlerts, useAlertMarks } from '@/features/alerts';
import { type Auth, RoleGate, useAuth } from '@/features/auth';
import { useChatStart } from '@/features/chat';
import { ListDownload } from '@/features/exports';
import { useTimetables } from '@/features/hours';
import { usePracticeWeek } from '@/features/practice';
import { useListTherapistsQuery } from '@/features/team';
import { useCapability } from '@/shared/capabilities';
import { useToday } from '@/shared/freshness';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppSelector, type Visit } from '@/shared/redux';
import { PracticeLetterhead } from '@/shared/practice-identity/PracticeMark';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { CalendarPlusIcon, PlusIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import styles from './ui/AppointmentsPage.module.css';
import { useAgendaAddress, useAgendaChoices, useArrival } from './ui/useAgenda';

// The combobox and its library are needed only when the filter panel is open.
const PatientFilter = latePart<PatientFilterProps>(
  async () => (await import('./ui/PatientFilter')).PatientFilter,
  {
    failed: 'No se ha podido cargar este campo',
    waiting: () => <SkeletonText lines={2} label="Cargando pacientes" />,
  },
);

/** /appointments */
export function AppointmentsPage() {
  return (
    <RoleGate audience="staff">
      <Agenda />
    </RoleGate>
  );
}

/** Links from the agenda: for therapists to record, session and conversation, at the desk to the contact. */
function useTasks({ user, isAdmin }: Pick<Auth, 'user' | 'isAdmin'>) {
  const navigate = useNavigateWhileShown();
  const { start } = useChatStart(useCallback((id: string) => navigate(ROUTES.conversation(id)), [navigate]));
  const onMessage = useCallback(({ patientId }: Appointment) => void start(patientId), [start]);
  const atDesk = useCapability('desk', { skip: user?.role !== 'ADMIN' }) === true;
  if (user?.role !== 'THERAPIST') return { atDesk };
  return { withRecord: true, onMessage, treatedOnly: isAdmin };
}

/**
 * The calendar with the hours of the practice and of the therapist whose it is. They are asked for where it is
 * shown. What is moved outside them is asked about.
 */
function PracticeCalendar(props: Omit<CalendarViewProps, 'week' | 'timetableOf' | 'choices'>) {
  const { user, isAdmin } = useAuth();
  const own = useMemo(
    () => (user?.role === 'THERAPIST' && !isAdmin ? { id: user.id, name: user.name } : undefined),
    [user, isAdmin],
  );
  const ownId = own?.id;
  const choices = useAgendaChoices(props.withTherapist === true, own);
  const week = usePracticeWeek();
  const timetableOf = useTimetables(week, ownId);
  return (
    <OutsideQuestion timetableOf={timetableOf}>
      <TeamQuestion>
        <CalendarView
          {...props}
          week={timetableOf({ id: ownId }) ?? week}
          timetableOf={timetableOf}
          choices={choices}
        />
      </TeamQuestion>
    </OutsideQuestion>
  );
}

/** Marks patients with a clinical alert. The administrator is not told of it. */
function useMarks(isTherapist: boolean) {
  const { marked, failure } = useAlertMarks(isTherapist);
  const markOf = useCallback((patientId: string) => (marked.has(patientId) ? <AlertMark /> : null), [marked]);
  return { markOf, failure };
}

/** Whether the practice is known to have one therapist alone. Asked for by who sees the agendas of all. */
const useIsOfOne = (isAdmin: boolean) =>
  useListTherapistsQuery(undefined, { skip: !isAdmin }).data?.length === 1;

function Agenda() {
  const { user, isAdmin } = useAuth();
  const isOfOne = useIsOfOne(isAdmin);
  // Who treats alone reads the notes in place of the own name. The desk is told of no notes.
  const withTherapist = isAdmin && !(isOfOne && user?.role === 'THERAPIST');
  const navigate = useNavigate();
  const tasks = useTasks({ user, isAdmin });
  const marks = useMarks(user?.role === 'THERAPIST');
  const arrival = useArrival();
  const ready = useAgendaAddress();
  const agenda = useAppSelector(selectAgenda);
  const { view } = agenda;
  const hidesTherapists = useAppSelector(selectHidesTherapists);
  const deletion = useOpening('appointmentDeletion');
  const deleting = useKnownAppointment(deletion);
  const feed = useOpening('calendarFeed');
  const { open: openDeletion } = deletion;
  const askDeletion = useCallback(({ id }: Appointment) => openDeletion(id), [openDeletion]);
  const today = useToday();
  if (!ready) return null;
  return (
    <div className={styles.page}>
      <PracticeLetterhead onPaper />
      <PageHeader
        title="Citas"
        actions={
          <>
            <Button icon={CalendarPlusIcon} onClick={() => feed.open()}>
              Suscribirse
            </Button>
            <ListDownload
              list="appointments"
              filters={{ ...shownQueryOf(agenda, today) }}
              isPartial={showsPart(agenda, today, hidesTherapists && !isOfOne)}
            />
            <ButtonLink to={ROUTES.newAppointment} variant="primary" icon={PlusIcon}>
              Nueva cita
            </ButtonLink>
          </>
        }
      />
      <AppointmentStatsCards />
      <AgendaToolbar
        withTherapist={withTherapist}
        renderPatientFilter={(props) => <PatientFilter {...props} />}
      />
      {marks.failure && <MissingAlerts {...marks.failure} />}
      <PatientMarks value={marks.markOf}>
        {view === 'list' ? (
          <AppointmentListView {...tasks} withTherapist={withTherapist} {...arrival} onDelete={askDeletion} />
        ) : (
          <PracticeCalendar
            {...tasks}
            withTherapist={isAdmin}
            {...arrival}
            onCreate={({ roomId, therapistId, ...slot }) =>
              navigate(
                newAppointmentAddress({
                  ...slot,
                  ...(roomId && { roomId }),
                  // A therapist books in the own agenda.
                  ...(isAdmin && therapistId && { giverId: therapistId }),
                }),
              )
            }
            onEdit={({ id }) => navigate(ROUTES.editAppointment(id))}
            onDelete={askDeletion}
          />
        )}
      </PatientMarks>
      <DeleteAppointmentDialog appointment={deleting} onClose={deletion.close} />
      <CalendarFeedDialog open={feed.isOpen} onClose={feed.close} />
    </div>
  );
}

export { AppointmentsPage as Component };

export const domains = [appointmentsDomain];

export const prefetches = ({ search }: Visit) => [prefetchAgenda(search), prefetchAgendaStats];
