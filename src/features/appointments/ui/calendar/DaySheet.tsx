import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { formatPhone } from '@/contract/common/text';
import { practiceWallClock } from '@/shared/lib/dates';
import { timeSpan } from '../../appointmentTexts';
import styles from './DaySheet.module.css';

export interface DaySheetProps {
  date: string;
  appointments: readonly Appointment[];
  /** Whether others of the day are left out, by what is shown on the screen. */
  isPartial: boolean;
}

/** The day's appointments as a table, shown only in print. Whose they are and where, if that is not the same of all. */
export function DaySheet({ date, appointments, isPartial }: DaySheetProps) {
  const rows = appointments.filter((one) => practiceWallClock(one.date).date === date);
  const ofSeveral = new Set(rows.map(({ therapist }) => therapist?.id)).size > 1;
  const hasRooms = rows.some(({ room }) => room);
  return (
    <div className={styles.sheet} aria-hidden="true">
      {isPartial && <p>Solo una parte del día: hay una búsqueda, filtros o fisioterapeutas ocultos.</p>}
      {rows.length === 0 ? (
        <p>No hay citas este día.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Hora</th>
              <th>Paciente</th>
              <th>Teléfono</th>
              <th>Tipo</th>
              {ofSeveral && <th>Fisioterapeuta</th>}
              {hasRooms && <th>Sala</th>}
              <th>Estado</th>
              <th>Anotaciones</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.id}>
                <td>{timeSpan(one)}</td>
                <td>{one.patientName}</td>
                <td>{one.patientPhone && formatPhone(one.patientPhone)}</td>
                <td>{APPOINTMENT_TYPE_LABELS[one.type]}</td>
                {ofSeveral && <td>{one.therapist?.name}</td>}
                {hasRooms && <td>{one.room?.name}</td>}
                <td>{APPOINTMENT_STATUS_LABELS[one.status]}</td>
                <td className={styles.blank} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
