import { useState } from 'react';
import { APPOINTMENT_LIMITS as LIMITS } from '@/contract/appointments/limits';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { todayOfPractice } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { DatePickerField } from '@/shared/ui/date-picker-field';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { NumberField } from '@/shared/ui/number-field';
import { TimeField } from '@/shared/ui/time-field';
import { fullName } from '../../describe';
import { useMove, type Move } from '../../useMove';
import { ConflictChoices } from '../ConflictChoices';
import styles from './MoveDialog.module.css';

/** Props of the dialog. */
export interface MoveDialogProps {
  /** What is to be moved and where to; `null` while closed. */
  move: Move | null;
  onClose: () => void;
}

/** Moves or stretches an appointment without a drag; also where a refused drag offers its alternatives. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  if (!move) return null;
  return <MoveForm key={`${move.appointment.id} ${move.date} ${move.time}`} move={move} onClose={onClose} />;
}

function MoveForm({ move, onClose }: { move: Move; onClose: () => void }) {
  const save = useMove();
  const [wanted, setWanted] = useState(move);
  const [conflict, setConflict] = useState(move.conflict ?? null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const { date, time, duration } = wanted;
  const errors = {
    date: date ? undefined : MESSAGES.dateRequired,
    time: time ? undefined : MESSAGES.timeRequired,
    duration:
      duration >= LIMITS.durationMin && duration <= LIMITS.durationMax && duration % LIMITS.durationStep === 0
        ? undefined
        : MESSAGES.durationRange,
  };

  const submit = async (values: Move) => {
    setWanted(values);
    setTried(true);
    if (saving || (values === wanted && Object.values(errors).some(Boolean))) return;
    setSaving(true);
    const result = await save(values);
    setSaving(false);
    setConflict(result.conflict);
    if (result.saved) onClose();
  };

  return (
    <Dialog open title="Mover cita" description={fullName(move.appointment)} onClose={onClose} size="sm">
      <form
        className={styles.form}
        noValidate
        aria-label="Mover cita"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(wanted);
        }}
      >
        <DatePickerField
          label="Fecha"
          required
          min={todayOfPractice()}
          value={date}
          error={tried ? errors.date : undefined}
          onChange={(value) => setWanted({ ...wanted, date: value })}
        />
        <TimeField
          label="Hora"
          required
          value={time}
          error={tried ? errors.time : undefined}
          onChange={(value) => setWanted({ ...wanted, time: value })}
        />
        <NumberField
          label="Duración (minutos)"
          required
          min={LIMITS.durationMin}
          max={LIMITS.durationMax}
          step={LIMITS.durationStep}
          value={Number.isNaN(duration) ? null : duration}
          error={tried ? errors.duration : undefined}
          onChange={(value) => setWanted({ ...wanted, duration: value ?? Number.NaN })}
        />
        {conflict && (
          <ConflictChoices conflict={conflict} onChoose={(slot) => submit({ ...wanted, ...slot })} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" loading={saving}>
            Mover cita
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
