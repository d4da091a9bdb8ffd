import { ExerciseLibrary, exercisesDomain, libraryPrefetches } from '@/features/exercises';

/** /home-exercises: the library without the editing buttons. */
export function HomeExercisesPage() {
  return (
    <ExerciseLibrary
      title="Ejercicios en Casa"
      description="Consulta cómo se hace cada ejercicio. Haz los que te haya indicado tu fisioterapeuta."
      canEdit={false}
    />
  );
}

export { HomeExercisesPage as Component };

export const domains = [exercisesDomain];

export const prefetches = libraryPrefetches;
