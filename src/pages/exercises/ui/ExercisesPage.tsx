import { ExerciseLibrary } from '@/features/exercises';

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
