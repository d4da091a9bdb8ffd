import type { Exercise } from '@/contract/exercises/entities';

/** What the picker is handed: what is chosen, and how to add another. */
export interface PickerSlot {
  chosen: readonly string[];
  onPick: (exercise: Exercise) => void;
}
