import { useParams } from 'react-router-dom';
import { EXERCISE_MESSAGES } from '@/contract/exercises';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { useListExercisesQuery } from '@/features/exercises';
import { useListPatientsQuery } from '@/features/patients';
import { RoutinePrintSheet, useListRoutinesQuery } from '@/features/routines';
import { failureOf } from '@/shared/api/errors';
import { PracticeLetterhead } from '@/shared/practice-identity/PracticeMark';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PrintIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';

/** /routines/:id/print: preview of the printed sheet. */
export function RoutinePrintPage() {
  const { id } = useParams();
  const routines = useListRoutinesQuery();
  const library = useListExercisesQuery();
  const { currentData: patients } = useListPatientsQuery();
  const { currentData } = routines;
  const { currentData: exercises } = library;
  const failure = failureOf(
    { ...routines, text: ROUTINE_MESSAGES.dataFailed },
    { ...library, text: EXERCISE_MESSAGES.listFailed },
  );
  const all = [...(currentData?.routines ?? []), ...(currentData?.templates ?? [])];
  const routine = all.find((one) => one.id === id);
  const patientName =
    routine?.patientName ?? patients?.find((patient) => patient.id === routine?.patientId)?.name ?? '';

  return (
    <>
      <div data-print="hide">
        <PageHeader
          title="Imprimir rutina"
          breadcrumbs={
            <Breadcrumbs items={[{ label: 'Rutinas', to: ROUTES.routines }, { label: 'Imprimir' }]} />
          }
          actions={
            <Button
              variant="primary"
              icon={PrintIcon}
              disabled={!routine || !exercises}
              onClick={() => window.print()}
            >
              Imprimir
            </Button>
          }
        />
      </div>
      {failure ? (
        <ErrorState {...failure} />
      ) : !currentData || !exercises ? (
        <SkeletonCard label="Cargando la rutina" />
      ) : routine ? (
        <RoutinePrintSheet
          routine={routine}
          patientName={patientName}
          letterhead={<PracticeLetterhead />}
          exercises={exercises}
        />
      ) : (
        <ErrorState message={ROUTINE_MESSAGES.notFound} />
      )}
    </>
  );
}

export { RoutinePrintPage as Component };
