import type { Exercise } from '@/contract/exercises/entities';

/** Props of the exercise picker: ids already chosen, and a callback that adds one. */
export interface PickerSlot {
  chosen: readonly string[];
  onPick: (exercise: Exercise) => void;
}
