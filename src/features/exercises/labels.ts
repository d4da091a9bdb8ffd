import { normaliseEnum } from '@/contract/common/text';
import type { Option } from '@/contract/exerciseAnswers';
import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS } from '@/contract/exercises';

/** Categories and difficulties with their labels. */
export interface ExerciseLists {
  categories: readonly Option[];
  difficulties: readonly Option[];
}

/** Built-in lists, used until the server's are loaded. */
export const OWN_LISTS: ExerciseLists = {
  categories: CATEGORIES.map((value) => ({ value, label: value })),
  difficulties: DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] })),
};

/** The option of a value, ignoring case. */
function optionOf(options: readonly Option[], value: string): Option | undefined {
  const normal = normaliseEnum(value);
  return (
    options.find((one) => one.value === value) ?? options.find((one) => normaliseEnum(one.value) === normal)
  );
}

/** Label of a value; the value itself if it is not listed. */
export const optionLabel = (options: readonly Option[], value: string): string =>
  optionOf(options, value)?.label ?? value;

/** Label of a difficulty, with the built-in label if it is not listed. */
export const difficultyText = ({ difficulties }: ExerciseLists, value: string): string =>
  optionOf(difficulties, value)?.label ?? optionLabel(OWN_LISTS.difficulties, value);
