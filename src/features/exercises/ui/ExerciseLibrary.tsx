import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { EXERCISE_MESSAGES } from '@/contract/exercises';
import { failureOf } from '@/shared/api/errors';
import { useListFilters } from '@/shared/useListFilters';
import { openedIn, useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { DrawnLater } from '@/shared/ui/drawn-later/DrawnLater';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { EditIcon, ExerciseIcon, PlusIcon, SearchEmptyIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useListExercisesQuery } from '../api';
import {
  exerciseCategoryChosen,
  exerciseDifficultyChosen,
  exerciseFiltersCleared,
  exerciseSearchChanged,
  keptExerciseFilters,
  selectExerciseFilters,
} from '../slice';
import { findExercises, warmSearch, useExerciseLists } from '../exerciseLists';
import { DeleteExerciseDialog, ExerciseDetailDialog } from './ExerciseDialogs';
import { ExerciseFilters } from './ExerciseFilters';
import type { ExerciseFormDialogProps } from './ExerciseFormDialog';
import { ExerciseGrid } from './ExerciseGrid';

// Loaded on demand, because patients only read the library and never need Formik.
const ExerciseFormDialog = latePart<ExerciseFormDialogProps>(
  async () => (await import('./ExerciseFormDialog')).ExerciseFormDialog,
  {
    failed: ({ exercise, onClose, onRetry }) => (
      <FailedDialog
        title={exercise ? 'Editar ejercicio' : 'Nuevo ejercicio'}
        message="No se ha podido abrir el formulario"
        onRetry={onRetry}
        onClose={onClose}
      />
    ),
  },
);

export interface ExerciseLibraryProps {
  title: string;
  description?: string;
  /** Shows the buttons that create, edit and delete. Patients only read. */
  canEdit: boolean;
}

interface EditButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

const EditButtons = ({ name, onEdit, onDelete }: EditButtonsProps) => (
  <>
    <IconButton size="sm" icon={EditIcon} label={`Editar ${name}`} onClick={onEdit} />
    <IconButton size="sm" icon={TrashIcon} label={`Eliminar ${name}`} onClick={onDelete} />
  </>
);

/** The exercise library with search, filters and cards. Staff can also create and edit. */
export function ExerciseLibrary({ title, description, canEdit }: ExerciseLibraryProps) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectExerciseFilters);
  useListFilters(keptExerciseFilters);
  // The box follows every key at once; the cards follow when there is time.
  const deferred = useDeferredValue(filters);
  const query = useListExercisesQuery();
  const { currentData } = query;
  const failure = failureOf({ ...query, text: EXERCISE_MESSAGES.listFailed });
  const lists = useExerciseLists();
  const detail = useOpening('exerciseDetail');
  const form = useOpening('exerciseForm');
  const deletion = useOpening('exerciseDeletion');
  const [openDetail, openForm, askDeletion] = [detail.open, form.open, deletion.open];

  const all = useMemo(() => currentData ?? [], [currentData]);
  useEffect(() => warmSearch(all), [all]);
  const shown = useMemo(() => findExercises(all, deferred), [all, deferred]);
  const renderActions = useCallback(
    (exercise: Exercise) =>
      // Without `editable` in the answer the buttons are shown, and the backend decides.
      exercise.editable === false ? null : (
        <EditButtons
          name={exercise.name}
          onEdit={() => openForm(exercise.id)}
          onDelete={() => askDeletion(exercise.id)}
        />
      ),
    [askDeletion, openForm],
  );
  const showDetail = useCallback(({ id }: Exercise) => openDetail(id), [openDetail]);
  const edited = useOpenedIn(all, form);
  const createButton = canEdit && (
    <Button variant="primary" icon={PlusIcon} onClick={() => openForm('', 'new')}>
      Nuevo ejercicio
    </Button>
  );

  return (
    <>
      <PageHeader title={title} description={description} actions={createButton} />
      <ExerciseFilters
        filters={filters}
        {...lists}
        onSearchChange={(search) => dispatch(exerciseSearchChanged(search))}
        onCategoryChange={(category) => dispatch(exerciseCategoryChosen(category))}
        onDifficultyChange={(difficulty) => dispatch(exerciseDifficultyChosen(difficulty))}
        onClear={() => dispatch(exerciseFiltersCleared())}
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : !currentData ? (
        <SkeletonCard label="Cargando ejercicios" />
      ) : shown.length > 0 ? (
        <DrawnLater isBehind={deferred !== filters}>
          <ExerciseGrid
            searched={JSON.stringify(deferred)}
            exercises={shown}
            total={all.length}
            lists={lists}
            onOpen={showDetail}
            renderActions={canEdit ? renderActions : undefined}
          />
        </DrawnLater>
      ) : (
        <EmptyState
          icon={all.length > 0 ? SearchEmptyIcon : ExerciseIcon}
          title={all.length > 0 ? 'No se encontraron ejercicios' : 'No hay ejercicios en la biblioteca'}
          text={all.length > 0 ? 'Prueba con otra búsqueda o quita algún filtro.' : undefined}
          action={all.length > 0 ? undefined : createButton}
        />
      )}
      <ExerciseDetailDialog exercise={openedIn(all, detail)} lists={lists} onClose={detail.close} />
      {(edited || form.step === 'new') && (
        <ExerciseFormDialog
          {...(edited && { exercise: edited })}
          {...lists}
          onClose={form.close}
          // What was just made is seen, whatever the filters and wherever the alphabet puts it.
          onCreated={(name) => {
            dispatch(exerciseFiltersCleared());
            dispatch(exerciseSearchChanged(name));
          }}
        />
      )}
      <DeleteExerciseDialog exercise={openedIn(all, deletion)} onClose={deletion.close} />
    </>
  );
}
