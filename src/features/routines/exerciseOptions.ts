import type { Exercise } from '@/contract/exerciseAnswers';
import { searchExercises } from '@/contract/exerciseSearch';
import { textSearch } from '@/shared/lib/values';

/** An option of the exercise choice. */
export interface ExerciseOption {
  value: string;
  label: string;
  description?: string;
}

/** Returns the options that match a text, best match first. */
export type ExerciseOptionSearch = (text: string) => readonly ExerciseOption[];

const labelSearch = textSearch<ExerciseOption>(({ label }) => [label]);

/**
 * Searches the options with the library's own search. Exercises no longer in the library are matched by name
 * and come last.
 */
export function exerciseOptionSearch(
  exercises: readonly Exercise[],
  options: readonly ExerciseOption[],
): ExerciseOptionSearch {
  const byId = new Map(options.map((option) => [option.value, option]));
  const inLibrary = new Set(exercises.map(({ id }) => id));
  const gone = options.filter(({ value }) => !inLibrary.has(value));
  return (text) =>
    text.trim() === ''
      ? options
      : [
          ...searchExercises(exercises, text).flatMap(({ id }) => byId.get(id) ?? []),
          ...gone.filter(labelSearch(text)),
        ];
}
