import type { Exercise } from '@/contract/exercises/entities';
import { searchExercises } from '@/contract/exercises/search';
import { textSearch } from '@/shared/lib/text';

/** One exercise to choose. */
export interface ExerciseOption {
  value: string;
  label: string;
  description?: string;
}

/** The options that answer what is typed, best first. */
export type ExerciseOptionSearch = (text: string) => readonly ExerciseOption[];

const labelSearch = textSearch<ExerciseOption>(({ label }) => [label]);

/** The library's own search over the options; those that have left the library are found by name, after the others. */
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
