import { useSearchParams } from 'react-router-dom';
import { ExercisePicker, useListExercisesQuery } from '@/features/exercises';
import { PatientSelectField, useListPatientsQuery } from '@/features/patients';
import { RoutineBoard } from '@/features/routines';

/** /routines; `?routine=` opens that routine (a shared link). The route table alone limits who comes here (spec §6). */
export function RoutinesPage() {
  const [params, setParams] = useSearchParams();
  const { currentData: patients } = useListPatientsQuery();
  const { currentData: exercises } = useListExercisesQuery();
  return (
    <RoutineBoard
      patients={patients ?? []}
      exercises={exercises ?? []}
      patientField={<PatientSelectField name="patientId" label="Paciente" required />}
      renderPicker={(slot) => <ExercisePicker exercises={exercises ?? []} {...slot} />}
      sharedId={params.get('routine')}
      onSharedClosed={() => {
        if (params.has('routine')) setParams({}, { replace: true });
      }}
    />
  );
}
