import type { Room, RoomLabel } from '@/contract/roomAnswers';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';

export interface RoomSelectFieldProps {
  /** Formik field that holds the room's id. */
  name: string;
  rooms: readonly Room[];
  /** The stored one, which stays selectable when it is no longer offered. */
  current?: RoomLabel | null;
  disabled?: boolean;
}

/** Selects a room, or none. */
export function RoomSelectField({ name, rooms, current, disabled }: RoomSelectFieldProps) {
  const offered = rooms.filter(({ active }) => active);
  const shown: readonly RoomLabel[] =
    current && offered.every(({ id }) => id !== current.id) ? [current, ...offered] : offered;
  return (
    <FormikSelectField
      name={name}
      label="Sala"
      placeholder="Sin sala"
      disabled={disabled}
      options={shown.map(({ id, name: label }) => ({ value: id, label }))}
    />
  );
}
