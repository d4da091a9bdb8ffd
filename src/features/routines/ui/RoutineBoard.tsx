import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { errorText, type Failure, failureOf } from '@/shared/api/errors';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { useListFilters } from '@/shared/useListFilters';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button, ButtonRoom } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { LibraryIcon, PlusIcon, RoutineIcon, SearchEmptyIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { type RoutineLists, useListRoutinesQuery } from '../api';
import type { RoutineValues } from '../routineInput';
import { findRoutines } from '../selectRoutines';
import {
  keptRoutineFilters,
  routineCategoryChosen,
  routineFiltersCleared,
  routineFiltersToggled,
  routinePatientChosen,
  routineSearchChanged,
  selectRoutineFilters,
} from '../slice';
import { useRoutineActions } from '../useRoutineActions';
import { BoardDialogs, type Open } from './BoardDialogs';
import { useFrequencies } from './RoutineFormDialog';
import { ImportRoutineButton, type ImportRoutineButtonProps } from './ImportRoutineButton';
import { RoutineButtons } from './RoutineButtons';
import type { PickerSlot } from './RoutineExercises';
import { RoutineGrid } from './RoutineGrid';
import {
  RoutineStatCards,
  RoutineToolbar,
  type RoutineToolbarProps,
  type RoutineView,
} from './RoutineToolbar';
import { RoutineTable, type RoutineTableProps } from './RoutineTable';

const NONE: readonly never[] = [];

export interface RoutineBoardProps {
  /** Undefined until they are there, like the exercises. */
  patients: readonly { id: string; name: string }[] | undefined;
  patientsFailure?: Failure | null;
  exercises: readonly Exercise[] | undefined;
  exercisesFailure?: Failure | null;
  /** Patient choice, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  renderPicker: (slot: PickerSlot) => ReactNode;
  /** Called before a form with `patientField` is shown. */
  onFormOpening?: () => unknown;
  /** Id of a routine to open at once, from a shared link. */
  sharedId?: string | null;
  /** Called when the shared routine is closed. */
  onSharedClosed?: () => void;
}

/** The dialog that was opened; none if its routine is gone. */
function openOf(step: string | undefined, routine: Routine | undefined, prefill?: RoutineValues): Open {
  if (step === 'templates' || step === 'newTemplate') return { kind: step };
  if (step === 'copy' || step === 'template' || step === 'delete' || step === 'link')
    return routine ? { kind: step, routine } : null;
  return { kind: 'form', ...(routine && { routine }), ...(prefill && { prefill }) };
}

/** State of the dialog over the board. A shared link opens one too. */
function useOpen(
  routines: readonly Routine[] | undefined,
  templates: readonly Routine[] | null,
  { sharedId, onSharedClosed, onFormOpening }: RoutineBoardProps,
) {
  const { id, step, isOpen, open: setOpening, close: closeOpening } = useOpening('routineDialog');
  // A file that was read is not part of the state: it may hold anything.
  const [prefill, setPrefill] = useState<RoutineValues | undefined>();
  // A link leads to a routine, never to a template.
  const known = id ? [...(routines ?? []), ...(templates ?? [])] : routines;
  const routine = useOpenedIn(known, { id: id || (sharedId ?? null) }) ?? undefined;
  const chosen = isOpen && (!id || routine) ? openOf(step, routine, prefill) : null;
  const setOpen = (next: NonNullable<Open>) => {
    setPrefill(next.kind === 'form' ? next.prefill : undefined);
    setOpening('routine' in next ? next.routine?.id : '', next.kind);
  };
  const open: Open = chosen ?? (sharedId && routine ? { kind: 'form', routine } : null);
  const opened = open?.kind;
  useEffect(() => {
    if (opened === 'form' || opened === 'copy' || opened === 'templates') onFormOpening?.();
  }, [opened, onFormOpening]);
  const close = () => {
    closeOpening();
    onSharedClosed?.();
  };
  return { open, setOpen, close };
}

interface ListQuery {
  currentData?: RoutineLists | undefined;
  refetch: () => PromiseLike<{ data?: RoutineLists | undefined; error?: unknown }>;
}

const holds = ({ routines }: RoutineLists, id: string) => routines.some((one) => one.id === id);

/** Says that the routine of a link is not there, unless it was made since the list was read. */
function useMissingLink(
  { currentData, refetch }: ListQuery,
  { sharedId, onSharedClosed }: RoutineBoardProps,
) {
  const dispatch = useAppDispatch();
  const missing = sharedId && currentData && !holds(currentData, sharedId) ? sharedId : null;
  const askAgain = useEffectEvent(() => refetch());
  const tell = useEffectEvent((error: unknown) => {
    const message = error ? errorText(error, ROUTINE_MESSAGES.dataFailed) : ROUTINE_MESSAGES.notFound;
    dispatch(toastRequested({ message, variant: 'error' }));
    if (!error) onSharedClosed?.();
  });
  useEffect(() => {
    if (missing === null) return undefined;
    let isShown = true;
    void askAgain().then(({ data, error }) => {
      if (isShown && (error || !data || !holds(data, missing))) tell(error);
    });
    return () => {
      isShown = false;
    };
  }, [missing]);
}

interface BoardHeaderProps {
  importing: Omit<ImportRoutineButtonProps, 'onRead'>;
  /** Undefined while it is not known. */
  hasTemplates: boolean | undefined;
  onOpen: (open: NonNullable<Open>) => void;
}

function BoardHeader({ importing, hasTemplates, onOpen }: BoardHeaderProps) {
  return (
    <PageHeader
      title="Rutinas"
      actions={
        <>
          {hasTemplates === undefined && <ButtonRoom icon={LibraryIcon}>Plantillas</ButtonRoom>}
          {hasTemplates && (
            <Button icon={LibraryIcon} onClick={() => onOpen({ kind: 'templates' })}>
              Plantillas
            </Button>
          )}
          <ImportRoutineButton {...importing} onRead={(prefill) => onOpen({ kind: 'form', prefill })} />
          <Button variant="primary" icon={PlusIcon} onClick={() => onOpen({ kind: 'form' })}>
            Nueva rutina
          </Button>
        </>
      }
    />
  );
}

type BoardToolbarProps = Pick<RoutineToolbarProps, 'filters' | 'view' | 'patients' | 'patientsFailure'>;

function BoardToolbar(props: BoardToolbarProps) {
  const dispatch = useAppDispatch();
  return (
    <RoutineToolbar
      {...props}
      onSearchChange={(search) => dispatch(routineSearchChanged(search))}
      onPatientChange={(id) => dispatch(routinePatientChosen(id))}
      onCategoryChange={(category) => dispatch(routineCategoryChosen(category))}
      onViewChange={(next) => dispatch(viewChosen({ screen: 'routines', view: next }))}
      onFiltersToggle={() => dispatch(routineFiltersToggled())}
      onClear={() => dispatch(routineFiltersCleared())}
    />
  );
}

interface BoardListProps extends RoutineTableProps {
  view: RoutineView;
  /** Whether there are no routines at all, not even outside the filters. */
  isEmpty: boolean;
  onCreate: () => void;
}

/** The routines found, or an explanation why there are none. */
function BoardList({ view, isEmpty, onCreate, ...list }: BoardListProps) {
  if (isEmpty)
    return (
      <EmptyState
        icon={RoutineIcon}
        title="No hay rutinas creadas"
        text="Prepara la primera con los ejercicios de la biblioteca."
        action={
          <Button variant="primary" onClick={onCreate}>
            Crear primera rutina
          </Button>
        }
      />
    );
  if (list.routines.length === 0)
    return (
      <EmptyState
        icon={SearchEmptyIcon}
        title="No se encontraron rutinas"
        text="Prueba con otra búsqueda o quita algún filtro."
      />
    );
  return view === 'list' ? <RoutineTable {...list} /> : <RoutineGrid {...list} />;
}

/** The screen 'Rutinas': counts, search, filters, cards or list, and all actions on routines. */
export function RoutineBoard(props: RoutineBoardProps) {
  const { patients = NONE, exercises = NONE, patientsFailure, exercisesFailure } = props;
  const { patientField, renderPicker } = props;
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectRoutineFilters);
  useListFilters(keptRoutineFilters);
  const view = useAppSelector((state) => selectView(state, 'routines', 'grid')) as RoutineView;
  const query = useListRoutinesQuery(undefined, FRESH_ON_RETURN);
  const { currentData, error } = query;
  const failure = failureOf({ ...query, text: ROUTINE_MESSAGES.dataFailed });
  const frequencies = useFrequencies();
  const actions = useRoutineActions();

  const routines = currentData?.routines;
  const templates = currentData?.templates ?? null;
  const names = useMemo(() => new Map(patients.map(({ id, name }) => [id, name])), [patients]);
  const shown = useMemo(() => findRoutines(routines ?? [], filters, names), [routines, filters, names]);
  const { open, setOpen, close } = useOpen(routines, templates, props);
  useMissingLink(query, { ...props, sharedId: open ? null : (props.sharedId ?? null) });

  const renderButtons = (routine: Routine) => (
    <RoutineButtons
      routine={routine}
      actions={actions}
      canShare={view === 'list'}
      hasTemplates={templates !== null}
      onLink={() => setOpen({ kind: 'link', routine })}
      onEdit={() => setOpen({ kind: 'form', routine })}
      onDuplicate={() => setOpen({ kind: 'copy', routine })}
      onTemplate={() => setOpen({ kind: 'template', routine })}
      onDelete={() => setOpen({ kind: 'delete', routine })}
    />
  );

  return (
    <>
      <BoardHeader
        importing={{
          into:
            props.patients && props.exercises
              ? { exercises, patientIds: patients.map(({ id }) => id) }
              : undefined,
          failure: patientsFailure ?? exercisesFailure,
        }}
        hasTemplates={currentData || error ? templates !== null : undefined}
        onOpen={setOpen}
      />
      <RoutineStatCards routines={routines} failed={failure !== null} />
      <BoardToolbar {...{ filters, view, patients, patientsFailure }} />
      {failure ? (
        <ErrorState {...failure} />
      ) : !routines ? (
        <SkeletonCard label="Cargando rutinas" />
      ) : (
        <BoardList
          routines={shown}
          {...{ names, frequencies, renderButtons, view }}
          isEmpty={routines.length === 0}
          onCreate={() => setOpen({ kind: 'form' })}
        />
      )}
      <BoardDialogs
        {...{ open, templates, frequencies, exercises, patientField, renderPicker }}
        patientName={(id) => names.get(id) ?? 'Otro paciente'}
        onOpen={setOpen}
        // What was just made is seen, whatever the filters.
        onCreated={(routine) => {
          if (findRoutines([routine], filters, names).length === 0) dispatch(routineFiltersCleared());
        }}
        onClose={close}
      />
    </>
  );
}
