import { useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { counted, wordFor } from '@/contract/common/text';
import { HOURS_MESSAGES } from '@/contract/hours';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CalendarIcon, ConversationIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { fullName, shortSlot } from '../appointmentTexts';
import { useListTouchedQuery, type TouchedQuery } from '../touchedApi';
import { MoveDialog } from './calendar/MoveDialog';
import { ResolveDialog } from './ResolveDialog';
import styles from './TouchedAppointments.module.css';

export interface TouchedAppointmentsProps extends TouchedQuery {
  /** The absence is not saved yet: the appointments are only listed. */
  isPreview?: boolean;
  /** Writes to the patient, for a therapist. Without it phone and e-mail are shown. */
  onMessage?: ((appointment: Appointment) => void) | undefined;
}

/** Appointments outside the hours that are shown at first, and added with each press, so that the hours below stay near. */
const STEP = 10;

const titleOf = (count: number) =>
  `Afecta a ${counted(count, ['cita que no se cambia', 'citas que no se cambian'])} por sí ${wordFor(count, ['sola', 'solas'])}`;

const outsideTitleOf = (count: number) =>
  `${counted(count, ['cita por venir cae', 'citas por venir caen'])} fuera de horario`;

/**
 * Appointments on which an absence falls, or which lie outside the hours. Each can be moved, or its patient told; or all are
 * resolved in one go. Nothing while there are none.
 */
export function TouchedAppointments({ isPreview = false, onMessage, ...query }: TouchedAppointmentsProps) {
  const { from, to, start, end, outside = false } = query;
  const touched = useListTouchedQuery(query);
  const { currentData } = touched;
  const moving = useOpening('touchedMove');
  const resolving = useOpening('touchedResolution');
  const [shown, setShown] = useState(STEP);
  const canResolve = useCapability('appointmentBatch', { skip: isPreview }) && !isPreview;
  // Several absences are listed at once, and may fall on the same appointment.
  const list = outside ? 'outside' : [from, to, start, end].filter(Boolean).join(' ');
  const moved = useOpenedIn(currentData, moving.step === list ? moving : { id: null });
  const failure = failureOf({ ...touched, text: HOURS_MESSAGES.touchedFailed });
  if (failure) return <ErrorState {...failure} />;
  const rows = currentData ?? [];
  const listed = outside ? rows.slice(0, shown) : rows;
  return (
    <>
      {/* Only the count: the whole list would be read out with each change. */}
      {outside && (
        <VisuallyHidden>
          <span role="status">
            {rows.length > 0 && `Fuera de horario: ${counted(rows.length, ['cita', 'citas'])}`}
          </span>
        </VisuallyHidden>
      )}
      {rows.length > 0 && (
        <InlineAlert
          tone="warning"
          title={outside ? outsideTitleOf(rows.length) : titleOf(rows.length)}
          live={isPreview}
        >
          {isPreview && <p>Después de guardar podrás mover cada una o avisar a su paciente.</p>}
          <ul className={styles.list} aria-label={outside ? 'Citas fuera de horario' : 'Citas afectadas'}>
            {listed.map((appointment) => (
              <li key={appointment.id} className={styles.row}>
                <span className={styles.what}>
                  <span className={styles.when}>{shortSlot(appointment)}</span> {appointment.patientName}
                </span>
                {!isPreview && (
                  <TouchedActions
                    appointment={appointment}
                    onMessage={onMessage}
                    onMove={() => moving.open(appointment.id, list)}
                  />
                )}
              </li>
            ))}
          </ul>
          {outside && rows.length > STEP && (
            <LoadMore
              summary={`Mostrando ${listed.length} de ${rows.length}`}
              hasMore={listed.length < rows.length}
              onLoadMore={() => setShown(shown + STEP)}
            />
          )}
          {canResolve && (
            <Button variant="primary" onClick={() => resolving.open('', list)}>
              Resolver las citas
            </Button>
          )}
        </InlineAlert>
      )}
      {/* Also without rows: an open question keeps what is typed, and why it was refused, when its row goes. */}
      <MoveDialog appointment={moved} onClose={moving.close} />
      {resolving.step === list && (
        <ResolveDialog appointments={rows} query={query} onClose={resolving.close} />
      )}
    </>
  );
}

interface TouchedActionsProps extends Pick<TouchedAppointmentsProps, 'onMessage'> {
  appointment: Appointment;
  onMove: () => void;
}

function TouchedActions({ appointment, onMessage, onMove }: TouchedActionsProps) {
  const { patientName, patientPhone, patientEmail } = appointment;
  return (
    <span className={styles.actions}>
      <Button size="sm" icon={CalendarIcon} aria-label={`Mover: ${fullName(appointment)}`} onClick={onMove}>
        Mover
      </Button>
      {onMessage ? (
        <Button
          size="sm"
          icon={ConversationIcon}
          aria-label={`Avisar: ${fullName(appointment)}`}
          onClick={() => onMessage(appointment)}
        >
          Avisar
        </Button>
      ) : (
        <>
          {patientPhone && <PhoneLink phone={patientPhone} name={patientName} call />}
          {patientEmail && (
            <a href={`mailto:${patientEmail}`} aria-label={`Escribir a ${patientName}: ${patientEmail}`}>
              {patientEmail}
            </a>
          )}
        </>
      )}
    </span>
  );
}
