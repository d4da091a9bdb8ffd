import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { counted, formatPhone } from '@/contract/common/text';
import { useCapability } from '@/shared/capabilities';
import { formatLongDate, formatShortDate, formatTime } from '@/shared/lib/dates';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Button } from '@/shared/ui/button/Button';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { CalendarIcon } from '@/shared/ui/icon/icons';
import { RowChoice } from '@/shared/ui/row-choice/RowChoice';
import { kindText, timeSpan } from '../appointmentTexts';
import { firstFrom } from '../selectAppointments';
import { appointmentPicked, appointmentUnpicked, selectIsPicked, selectSelection } from '../selection';
import { areOfSeveral } from '../therapists';
import type { TaskOptions } from '../useAppointmentTasks';
import { AppointmentActions, type Asked } from './AppointmentActions';
import { AppointmentState, PatientMark } from './AppointmentMarks';
import { LateAskedDialog } from './LateAppointmentDialogs';
import styles from './AppointmentTable.module.css';

export interface AppointmentTableProps extends TaskOptions {
  /** By date ascending. */
  appointments: readonly Appointment[];
  /** Number of appointments before the search. */
  total: number;
  /** Practice day to scroll to, with a line above it. Without it there is neither. */
  today?: string;
  /** Key of the query behind the rows; a new key scrolls the table to today again. */
  opening?: string;
  /** Id of an appointment that was just created; the table scrolls to it and marks it. */
  createdId?: string;
  /** Shows the therapist column, for an ADMIN. */
  withTherapist?: boolean;
  /** Above the table, on the line of 'Hoy'. */
  tools?: ReactNode;
  /** Each row has a checkbox in place of its buttons, so that the keyboard goes from one to the next. */
  selecting?: boolean;
  /** Off where all are of one patient. */
  withPatient?: boolean;
  loading?: boolean;
  empty?: ReactNode;
  onDelete: (appointment: Appointment) => void;
}

const year = (date: string) => date.slice(0, 4);

/** `state` is that of the navigation to the appointment. */
const whenColumn = (state?: unknown): Column<Appointment> => ({
  key: 'date',
  header: 'Fecha y hora',
  width: '10rem',
  render: (row) => (
    <div className={styles.stack}>
      <Link to={ROUTES.editAppointment(row.id)} state={state} className={styles.when}>
        <time dateTime={row.date}>
          {formatShortDate(row.date)} {year(row.date)}
        </time>
      </Link>
      <span className={styles.second}>{timeSpan(row)}</span>
    </div>
  ),
});

const PATIENT: Column<Appointment> = {
  key: 'patient',
  header: 'Paciente',
  cardTitle: true,
  render: ({ patientId, patientName, patientPhone, patientEmail }) => (
    <div className={styles.person}>
      <span className={styles.name}>
        {patientName || '—'}
        <PatientMark patientId={patientId} />
      </span>
      <span className={styles.second}>{patientPhone ? formatPhone(patientPhone) : patientEmail}</span>
    </div>
  ),
};

/** The checkbox stands before the name: a column of its own would take the room of the others. */
const CHOOSABLE_PATIENT: Column<Appointment> = {
  ...PATIENT,
  render: (appointment) => (
    <div className={styles.choosable}>
      <AppointmentChoice appointment={appointment} />
      {PATIENT.render(appointment)}
    </div>
  ),
};

const COLUMNS: readonly Column<Appointment>[] = [
  PATIENT,
  whenColumn(),
  {
    key: 'type',
    header: 'Tipo',
    width: '8.5rem',
    render: (row) => (
      <div className={styles.stack}>
        {/* A third line would cost a row of the first screen. */}
        <span>{kindText(row)}</span>
        <span className={styles.second}>
          {[`${row.duration} min`, row.room?.name].filter(Boolean).join(' · ')}
        </span>
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    width: '8.5rem',
    render: (appointment) => <AppointmentState appointment={appointment} />,
  },
  {
    key: 'notes',
    header: 'Notas',
    render: ({ notes }) => (notes ? <span className={styles.notes}>{notes}</span> : '—'),
  },
];

const THERAPIST: Column<Appointment> = {
  key: 'therapist',
  header: 'Fisioterapeuta',
  render: ({ therapist }) => therapist?.name || '—',
};

const WITH_THERAPIST = [...COLUMNS.slice(0, -1), THERAPIST];

const OF_ONE_PATIENT = [{ ...whenColumn(leadsBackState), cardTitle: true }, ...COLUMNS.slice(2)];
const OF_ONE_WITH_THERAPIST = [...OF_ONE_PATIENT.slice(0, -1), THERAPIST];

/** Kept, because a table is drawn anew when its columns are others. */
const CHOOSABLE = [CHOOSABLE_PATIENT, ...COLUMNS.slice(1)];
const CHOOSABLE_WITH_THERAPIST = [CHOOSABLE_PATIENT, ...WITH_THERAPIST.slice(1)];

function columnsFor({
  withTherapist,
  withPatient,
  selecting,
}: Record<'withTherapist' | 'withPatient' | 'selecting', boolean>) {
  if (!withPatient) return withTherapist ? OF_ONE_WITH_THERAPIST : OF_ONE_PATIENT;
  if (selecting) return withTherapist ? CHOOSABLE_WITH_THERAPIST : CHOOSABLE;
  return withTherapist ? WITH_THERAPIST : COLUMNS;
}

const idOfRow = ({ id }: Appointment) => id;

/** What a row's menu asks for, and its dialog. */
function useAsked(appointments: readonly Appointment[]) {
  const asked = useOpening('appointmentAsked');
  const { open } = asked;
  const appointment = useOpenedIn(appointments, asked);
  const onAsk = useCallback(({ id }: Appointment, what: Asked) => open(id, what), [open]);
  const dialog = appointment && (
    <LateAskedDialog
      appointment={appointment}
      what={asked.step as Asked}
      onAsk={(what) => (what ? open(appointment.id, what) : asked.close())}
    />
  );
  return { onAsk, dialog };
}

/** Appointments by date with their actions. Past ones are above the 'today' line. */
export const AppointmentTable = memo(function AppointmentTable({
  appointments,
  total,
  today,
  opening = '',
  createdId,
  withTherapist: always = false,
  tools,
  selecting = false,
  withPatient = true,
  loading,
  empty,
  onDelete,
  withRecord,
  treatedOnly,
  atDesk,
  inRecord,
  onMessage,
}: AppointmentTableProps) {
  const withTherapist = always || areOfSeveral(appointments);
  const hasEndings = useCapability('appointmentEndings') ?? false;
  const { onAsk, dialog } = useAsked(appointments);
  const renderActions = useCallback(
    (appointment: Appointment) => (
      <AppointmentActions
        {...{ appointment, onDelete, withRecord, treatedOnly, atDesk, inRecord, onMessage }}
        onAsk={hasEndings ? onAsk : undefined}
      />
    ),
    [hasEndings, onAsk, onDelete, withRecord, treatedOnly, atDesk, inRecord, onMessage],
  );
  const [jumps, setJumps] = useState(0);
  const first = useMemo(() => (today ? firstFrom(appointments, today) : 0), [appointments, today]);
  const created = useMemo(
    () => (createdId ? appointments.findIndex(({ id }) => id === createdId) : -1),
    [appointments, createdId],
  );
  const isMarked = useCallback(({ id }: Appointment) => id === createdId, [createdId]);
  const reveal =
    created >= 0 && jumps === 0
      ? { index: created, align: 'center' as const, token: `created ${createdId}` }
      : { index: Math.min(first, appointments.length - 1), token: `today ${jumps} ${opening}` };
  const past = first > 0 && !loading;
  return (
    <div className={styles.table} data-crowded={withTherapist || undefined}>
      {(tools || past) && (
        <div className={styles.bar} data-print="hide">
          {tools}
          {past && (
            <Button size="sm" icon={CalendarIcon} onClick={() => setJumps(jumps + 1)}>
              Hoy
            </Button>
          )}
        </div>
      )}
      <DataTable
        caption="Citas"
        columns={columnsFor({ withTherapist, withPatient, selecting })}
        rows={appointments}
        getRowId={idOfRow}
        rowActions={selecting ? undefined : renderActions}
        divider={past && today ? { before: first, label: `Hoy, ${formatLongDate(today)}` } : undefined}
        reveal={past || created >= 0 ? reveal : undefined}
        isMarked={isMarked}
        loading={loading}
        empty={empty}
      />
      {dialog}
      {!loading && (
        <p className={styles.footer} role="status">
          {`Mostrando ${appointments.length} de ${counted(total, ['cita', 'citas'])}`}
        </p>
      )}
    </div>
  );
});

/** Checkbox of one appointment. It reads the selection itself, so that a press draws this one alone. */
function AppointmentChoice({ appointment }: { appointment: Appointment }) {
  const dispatch = useAppDispatch();
  const { id, patientName, date } = appointment;
  const isPicked = useAppSelector((state) => selectIsPicked(state, id));
  const busy = useAppSelector((state) => selectSelection(state).run !== null);
  return (
    <RowChoice
      label={`Seleccionar la cita de ${patientName || 'paciente sin nombre'}, ${formatLongDate(date)} ${formatTime(date)}`}
      value={isPicked}
      disabled={busy}
      onChange={(value) => dispatch((value ? appointmentPicked : appointmentUnpicked)({ id }))}
    />
  );
}
