import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import type { Move, MovePlace } from '../../useMove';
import type { AgendaChoices, Choice } from './agendaChoices';

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
