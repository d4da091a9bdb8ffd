import type { Exercise } from '@/contract/exercises/entities';

/** Props of the exercise picker: chosen ids, and a callback to add one. */
export interface PickerSlot {
  chosen: readonly string[];
  onPick: (exercise: Exercise) => void;
}
