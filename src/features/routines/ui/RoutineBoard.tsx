import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Exercise } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { errorText } from '@/shared/api';
import { selectView, viewChosen } from '@/shared/preferences';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LibraryIcon, PlusIcon, RoutineIcon, SearchEmptyIcon } from '@/shared/ui/icon';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonCard } from '@/shared/ui/skeleton';
import { useListRoutinesQuery } from '../api';
import type { RoutineValues } from '../routineInput';
import { findRoutines } from '../selectRoutines';
import {
  routineCategoryChosen,
  routineFiltersCleared,
  routineFiltersToggled,
  routinePatientChosen,
  routineSearchChanged,
  selectRoutineFilters,
} from '../slice';
import { useFrequencies } from '../useFrequencies';
import { useRoutineActions } from '../useRoutineActions';
import { DeleteRoutineDialog } from './DeleteRoutineDialog';
import { ImportRoutineButton } from './ImportRoutineButton';
import { RoutineButtons } from './RoutineButtons';
import type { PickerSlot } from './pickerSlot';
import { RoutineFormDialog } from './RoutineFormDialog';
import { RoutineGrid } from './RoutineGrid';
import { RoutineStatCards } from './RoutineStatCards';
import { RoutineTable } from './RoutineTable';
import { RoutineToolbar, type RoutineView } from './RoutineToolbar';
import { TemplatesDialog } from './TemplatesDialog';

/** Props of the routines' screen. */
export interface RoutineBoardProps {
  patients: readonly { id: string; name: string }[];
  exercises: readonly Exercise[];
  /** The choice of patient, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  renderPicker: (slot: PickerSlot) => ReactNode;
  /** A form is about to be shown, and with it `patientField`. */
  onFormOpening?: () => unknown;
  /** A routine to open at once: that of a shared link. */
  sharedId?: string | null;
  /** The shared routine was opened and closed again. */
  onSharedClosed?: () => void;
}

type Open =
  | { kind: 'form'; routine?: Routine; prefill?: RoutineValues }
  | { kind: 'delete'; routine: Routine }
  | { kind: 'templates' }
  | null;

/** The screen 'Rutinas': figures, search, filters, cards or list, and everything done with a routine. */
export function RoutineBoard({
  patients,
  exercises,
  patientField,
  renderPicker,
  onFormOpening,
  sharedId,
  onSharedClosed,
}: RoutineBoardProps) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectRoutineFilters);
  const view = useAppSelector((state) => selectView(state, 'routines', 'grid')) as RoutineView;
  const { currentData, error, isFetching, refetch } = useListRoutinesQuery();
  const frequencies = useFrequencies();
  const actions = useRoutineActions();
  const [chosen, setChosen] = useState<Open>(null);

  const routines = currentData?.routines;
  const templates = currentData?.templates ?? null;
  const names = useMemo(() => new Map(patients.map(({ id, name }) => [id, name])), [patients]);
  const shown = useMemo(() => findRoutines(routines ?? [], filters, names), [routines, filters, names]);
  const shared = sharedId ? routines?.find(({ id }) => id === sharedId) : undefined;
  const open: Open = chosen ?? (shared ? { kind: 'form', routine: shared } : null);
  const opened = open?.kind;
  useEffect(() => {
    if (opened === 'form' || opened === 'templates') onFormOpening?.();
  }, [opened, onFormOpening]);
  const close = () => {
    setChosen(null);
    onSharedClosed?.();
  };

  const renderButtons = (routine: Routine) => (
    <RoutineButtons
      routine={routine}
      actions={actions}
      canShare={view === 'list'}
      hasTemplates={templates !== null}
      onEdit={() => setChosen({ kind: 'form', routine })}
      onDelete={() => setChosen({ kind: 'delete', routine })}
    />
  );
  const list = { routines: shown, names, frequencies, renderButtons };

  return (
    <>
      <PageHeader
        title="Rutinas"
        actions={
          <>
            {templates && (
              <Button icon={LibraryIcon} onClick={() => setChosen({ kind: 'templates' })}>
                Plantillas
              </Button>
            )}
            <ImportRoutineButton
              exercises={exercises}
              patientIds={patients.map(({ id }) => id)}
              onRead={(prefill) => setChosen({ kind: 'form', prefill })}
            />
            <Button variant="primary" icon={PlusIcon} onClick={() => setChosen({ kind: 'form' })}>
              Nueva rutina
            </Button>
          </>
        }
      />
      <RoutineStatCards routines={routines} />
      <RoutineToolbar
        filters={filters}
        view={view}
        patients={patients}
        onSearchChange={(search) => dispatch(routineSearchChanged(search))}
        onPatientChange={(id) => dispatch(routinePatientChosen(id))}
        onCategoryChange={(category) => dispatch(routineCategoryChosen(category))}
        onViewChange={(next) => dispatch(viewChosen({ screen: 'routines', view: next }))}
        onFiltersToggle={() => dispatch(routineFiltersToggled())}
        onClear={() => dispatch(routineFiltersCleared())}
      />
      {error && !currentData ? (
        <ErrorState
          message={errorText(error, ROUTINE_MESSAGES.dataFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : !routines ? (
        <SkeletonCard label="Cargando rutinas" />
      ) : routines.length === 0 ? (
        <EmptyState
          icon={RoutineIcon}
          title="No hay rutinas creadas"
          text="Prepara la primera con los ejercicios de la biblioteca."
          action={
            <Button variant="primary" onClick={() => setChosen({ kind: 'form' })}>
              Crear primera rutina
            </Button>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={SearchEmptyIcon}
          title="No se encontraron rutinas"
          text="Prueba con otra búsqueda o quita algún filtro."
        />
      ) : view === 'list' ? (
        <RoutineTable {...list} />
      ) : (
        <RoutineGrid {...list} />
      )}
      {open?.kind === 'form' && (
        <RoutineFormDialog
          key={open.routine?.id ?? 'new'}
          {...{
            routine: open.routine,
            prefill: open.prefill,
            frequencies,
            templates,
            exercises,
            patientField,
            renderPicker,
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'templates' && templates && (
        <TemplatesDialog
          {...{ templates, frequencies, patientField }}
          onEdit={(routine) => setChosen({ kind: 'form', routine })}
          onDelete={(routine) => setChosen({ kind: 'delete', routine })}
          onClose={close}
        />
      )}
      <DeleteRoutineDialog routine={open?.kind === 'delete' ? open.routine : null} onClose={close} />
    </>
  );
}
