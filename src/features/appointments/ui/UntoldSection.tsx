import { Link } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { useCapability } from '@/shared/capabilities';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatShortDate } from '@/shared/lib/dates';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { useListUntoldQuery } from '../api';
import { shortSlot } from '../appointmentTexts';
import { DayLine } from './DayLine';
import { LateTellDialog } from './LateAppointmentDialogs';
import styles from './TodaySection.module.css';

/** Day and therapist and, where the patient counts on another start than it has, what became of that one. */
function Said({ appointment }: { appointment: Appointment }) {
  const { date, expected, status, therapist } = appointment;
  const became = status === 'CANCELLED' ? 'está cancelada' : `ahora es el ${shortSlot(appointment)}`;
  return (
    <>
      <span className={styles.with}>
        {[formatShortDate(expected ?? date), therapist?.name].filter(Boolean).join(' · ')}
      </span>
      {expected && <span className={styles.with}>{`Contaba con esta hora: ${became}`}</span>}
    </>
  );
}

/**
 * Appointments of today and tomorrow of which nobody has told the patient, by mail or by hand. Also starts of these days on
 * which somebody still counts, though they are off or elsewhere. Nothing where there is none, or where the backend does not say; a
 * failed fetch is logged.
 */
export function UntoldSection() {
  const isKnown = useCapability('communications') ?? false;
  const { currentData: rows = [], error } = useListUntoldQuery(undefined, { ...KEEP_FRESH, skip: !isKnown });
  useLoggedFailure(error, MESSAGES.listFailed);
  const telling = useOpening('untoldTelling');
  const told = useOpenedIn(rows, telling);
  if (rows.length === 0 && !told) return null;
  return (
    <Card title={`Por avisar (${rows.length})`}>
      <ul className={styles.list} aria-label="Citas por avisar">
        {rows.map((row) => (
          <DayLine
            key={row.id}
            appointment={{ ...row, date: row.expected ?? row.date }}
            isMarked={false}
            name={<Link to={ROUTES.patient(row.patientId)}>{row.patientName || '—'}</Link>}
            said={<Said appointment={row} />}
            beside={null}
            // A patient who expects another start has not agreed to the present one.
            canConfirm={!row.expected}
          >
            <Button size="sm" aria-label={`Avisar a ${row.patientName}`} onClick={() => telling.open(row.id)}>
              Avisar
            </Button>
          </DayLine>
        ))}
      </ul>
      {told && <LateTellDialog appointment={told} onClose={telling.close} />}
    </Card>
  );
}
