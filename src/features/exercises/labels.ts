import { normaliseEnum } from '@/contract/common/normaliseEnum';
import type { Option } from '@/contract/exercises/entities';
import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS } from '@/contract/exercises/enums';

/** Categories and difficulties with their labels. */
export interface ExerciseLists {
  categories: readonly Option[];
  difficulties: readonly Option[];
}

/** The client's own, for as long as the server's are not there. */
export const OWN_LISTS: ExerciseLists = {
  categories: CATEGORIES.map((value) => ({ value, label: value })),
  difficulties: DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] })),
};

/** The option of a value, in either case of it. */
function optionOf(options: readonly Option[], value: string): Option | undefined {
  const normal = normaliseEnum(value);
  return (
    options.find((one) => one.value === value) ?? options.find((one) => normaliseEnum(one.value) === normal)
  );
}

/** The label of a value as the list gives it; the value itself where it is not listed. */
export const optionLabel = (options: readonly Option[], value: string): string =>
  optionOf(options, value)?.label ?? value;

/** The same for a difficulty, which has a label of our own where the list leaves it out. */
export const difficultyText = ({ difficulties }: ExerciseLists, value: string): string =>
  optionOf(difficulties, value)?.label ?? optionLabel(OWN_LISTS.difficulties, value);
