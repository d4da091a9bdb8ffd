import type { Exercise } from '@/contract/exerciseAnswers';

/** Props of the exercise picker: ids already chosen, and a callback that adds one. */
export interface PickerSlot {
  chosen: readonly string[];
  onPick: (exercise: Exercise) => void;
}
