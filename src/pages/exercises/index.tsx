import { ExerciseLibrary, exercisesDomain, libraryPrefetches } from '@/features/exercises';

/** /exercises. Access is limited by the route table alone. */
export function ExercisesPage() {
  return (
    <ExerciseLibrary
      title="Ejercicios"
      description="La biblioteca de la consulta: busca por nombre, región, objetivo o material."
      canEdit
    />
  );
}

export { ExercisesPage as Component };

export const domains = [exercisesDomain];

export const prefetches = libraryPrefetches;
