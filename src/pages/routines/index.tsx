import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EXERCISE_MESSAGES } from '@/contract/exercises';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { LibraryPicker, useListExercisesQuery, exercisesDomain } from '@/features/exercises';
import { useListPatientsQuery, prefetchPatients } from '@/features/patients';
import {
  RoutineBoard,
  routinesDomain,
  prefetchFrequencies,
  prefetchRoutines,
  useListRoutinesQuery,
} from '@/features/routines';
import { failureOf } from '@/shared/api/errors';
import { useIsShown } from '@/shared/lib/hooks';
import { leadsBack } from '@/shared/routes';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';

// Loaded with the form, because it depends on the form's library.
const PatientField = latePart<object>(async () => (await import('./ui/PatientField')).PatientField, {
  failed: 'No se ha podido cargar este campo',
  waiting: () => <SkeletonText lines={2} label="Cargando pacientes" />,
});

/**
 * /routines. `?routine=` opens that routine: a shared link, or from a record, to which it leads back. Access is limited by the
 * route table alone.
 */
export function RoutinesPage() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const patients = useListPatientsQuery();
  // After the routines, which show none of it: the library is long, and would share a slow line with them.
  const { isLoading } = useListRoutinesQuery();
  const exercises = useListExercisesQuery(undefined, { skip: isLoading });
  return (
    <RoutineBoard
      patients={patients.currentData}
      patientsFailure={failureOf({ ...patients, text: PATIENT_MESSAGES.listFailed })}
      exercises={exercises.currentData}
      exercisesFailure={failureOf({ ...exercises, text: EXERCISE_MESSAGES.listFailed })}
      patientField={<PatientField />}
      onFormOpening={PatientField.preload}
      renderPicker={(slot) => <LibraryPicker {...slot} />}
      sharedId={params.get('routine')}
      onSharedClosed={() => {
        // A late answer takes nobody back from where they went meanwhile.
        if (!isShown.current || !params.has('routine')) return;
        if (leadsBack(state)) navigate(-1);
        else setParams({}, { replace: true });
      }}
    />
  );
}

export { RoutinesPage as Component };

export const domains = [exercisesDomain, routinesDomain];

export const prefetches = () => [prefetchRoutines, prefetchFrequencies, prefetchPatients];
