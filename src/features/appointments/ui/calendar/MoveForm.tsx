import { useState } from 'react';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { dateFault, timeFault } from '@/contract/common/formats';
import { useServerClock } from '@/shared/capabilities';
import { Button } from '@/shared/ui/button/Button';
import { DatePickerField } from '@/shared/ui/date-picker-field/DatePickerField';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import formLayoutStyles from '../../../../shared/ui/form-layout/formLayout.module.css';
import { NumberField } from '@/shared/ui/number-field/NumberField';
import { TimeField } from '@/shared/ui/time-field/TimeField';
import { earliestDay } from '../../formValues';
import { useMove, type Move } from '../../useMove';
import type { AgendaChoices } from './agendaChoices';
import { PlaceFields } from './PlaceFields';
import { ConflictChoices } from '../ConflictChoices';

export interface MoveFormProps {
  move: Move;
  choices: AgendaChoices;
  onClose: () => void;
}

/** New day, time and duration of an appointment. */
export function MoveForm({ move, choices, onClose }: MoveFormProps) {
  const save = useMove();
  const { now } = useServerClock();
  const [wanted, setWanted] = useState(move);
  const [conflict, setConflict] = useState(move.conflict ?? null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const { date, time, duration } = wanted;
  const errors = {
    date: date ? dateFault(date) : MESSAGES.dateRequired,
    time: time ? timeFault(time) : MESSAGES.timeRequired,
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
    <form
      className={formLayoutStyles.stack}
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
        min={earliestDay(now())}
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
      <PlaceFields wanted={wanted} choices={choices} onChange={(place) => setWanted({ ...wanted, place })} />
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
  );
}
