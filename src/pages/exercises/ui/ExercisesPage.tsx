import { ExerciseLibrary } from '@/features/exercises';

/** /exercises. The route table alone limits who comes here. */
export function ExercisesPage() {
  return (
    <ExerciseLibrary
      title="Ejercicios"
      description="La biblioteca de la consulta: busca por nombre, región, objetivo o material."
      canEdit
    />
  );
}
