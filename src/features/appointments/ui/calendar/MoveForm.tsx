import { useState } from 'react';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { dateFault, timeFault } from '@/contract/common/formats';
import { Button } from '@/shared/ui/button/Button';
import { DatePickerField } from '@/shared/ui/date-picker-field/DatePickerField';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { NumberField } from '@/shared/ui/number-field/NumberField';
import { TimeField } from '@/shared/ui/time-field/TimeField';
import { useServerClock } from '@/shared/useServerClock';
import { earliestDay } from '../../formValues';
import { useMove, type Move, type MovePlace } from '../../useMove';
import { ConflictChoices } from '../ConflictChoices';
import type { AgendaChoices, Choice } from './agendaChoices';
import formLayoutStyles from '../../../../shared/ui/form-layout/formLayout.module.css';

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
    const { known } = result;
    if (known) setWanted((now) => ({ ...now, known }));
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
        <ConflictChoices
          conflict={conflict}
          title={conflict.title}
          onChoose={(change) =>
            submit(
              'roomId' in change
                ? { ...wanted, place: { ...wanted.place, ...change } }
                : { ...wanted, ...change },
            )
          }
        />
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

export interface PlaceFieldsProps {
  wanted: Move;
  choices: AgendaChoices;
  onChange: (place: MovePlace) => void;
}

/** Choices with the stored one, which may no longer be offered. */
const optionsOf = (offered: readonly Choice[], current: Choice | null) => {
  const all = current && offered.every(({ id }) => id !== current.id) ? [current, ...offered] : offered;
  return all.map(({ id, name }) => ({ value: id, label: name }));
};

/** Another therapist or room of a moved appointment: what dragging into another column does. */
export function PlaceFields({ wanted, choices, onChange }: PlaceFieldsProps) {
  const { appointment, place } = wanted;
  const { therapist, room } = appointment;
  const current = therapist?.id ? { id: therapist.id, name: therapist.name } : null;
  return (
    <>
      {choices.changesTherapist && current && choices.therapists.length > 1 && (
        <NativeSelectField
          label="Fisioterapeuta"
          options={optionsOf(choices.therapists, current)}
          value={place?.therapistId ?? current.id}
          onChange={(therapistId) => onChange({ ...place, therapistId })}
        />
      )}
      {choices.rooms.length > 0 && (
        <NativeSelectField
          label="Sala"
          placeholder="Sin sala"
          options={optionsOf(choices.rooms, room ?? null)}
          value={(place?.roomId === undefined ? room?.id : place.roomId) ?? ''}
          onChange={(roomId) => onChange({ ...place, roomId: roomId || null })}
        />
      )}
    </>
  );
}
