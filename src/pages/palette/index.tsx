import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  exerciseFiltersCleared,
  exerciseSearchChanged,
  exercisesDomain,
  keptExerciseFilters,
  useListExercisesQuery,
} from '@/features/exercises';
import {
  type LetterShortcut,
  Palette,
  paletteClosed,
  type PaletteContents,
  type PaletteEntry,
  ShortcutsDialog,
  shortcutsOpened,
  useLettersOn,
} from '@/features/palette';
import { useBookablePatients, useListPatientsQuery } from '@/features/patients';
import { useListRoutinesQuery } from '@/features/routines';
import { useCapability } from '@/shared/capabilities';
import { entryChosen, selectRecentEntries, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import {
  EXERCISE,
  exerciseEntries,
  hoursEntry,
  type Place,
  pageEntries,
  type PalettePage,
  patientActions,
  patientEntries,
  plainActions,
  routineEntries,
} from './ui/contents';

export interface StaffPaletteProps extends Place {
  open: 'palette' | 'shortcuts';
  /** Screens of the role's menu. */
  pages: readonly PalettePage[];
  letters: readonly LetterShortcut[];
}

/** The search over everything, or the list of shortcuts; downloaded when it is first opened. */
export function StaffPalette({ open, letters, ...search }: StaffPaletteProps) {
  const dispatch = useAppDispatch();
  const [lettersOn, switchLetters] = useLettersOn();
  const onClose = () => dispatch(paletteClosed());
  if (open === 'palette') return <Search {...search} />;
  return (
    <ShortcutsDialog
      letters={letters}
      lettersOn={lettersOn}
      onLettersSwitched={switchLetters}
      onClose={onClose}
    />
  );
}

type SearchProps = Pick<StaffPaletteProps, 'pages' | keyof Place>;

/** Everything that the role can open, from the lists that its screens show. */
function useContents({ pages, withRecord, atDesk }: SearchProps): {
  contents: PaletteContents;
  notice: string | null;
} {
  // Who is administration too is called by patients of colleagues as well.
  const patients = useBookablePatients();
  const { data: attended } = useListPatientsQuery();
  const exercises = useListExercisesQuery();
  const routines = useListRoutinesQuery();
  const hasHours = useCapability('hours') ?? false;
  const people = useMemo(
    () => patientEntries(patients.data ?? [], withRecord || atDesk, attended ?? []),
    [patients.data, attended, withRecord, atDesk],
  );
  const fixed = useMemo(
    () => ({
      actions: patientActions(withRecord),
      others: [
        ...plainActions({ withRecord, atDesk }),
        ...pageEntries(pages),
        ...(hasHours ? [hoursEntry] : []),
      ],
    }),
    [pages, withRecord, atDesk, hasHours],
  );
  const library = useMemo(() => exerciseEntries(exercises.data ?? []), [exercises.data]);
  const plans = useMemo(() => routineEntries(routines.data?.routines ?? []), [routines.data]);
  const contents = useMemo(
    () => ({
      patients: people,
      patientActions: fixed.actions,
      others: [...fixed.others, ...library, ...plans],
    }),
    [people, fixed, library, plans],
  );
  const lists = [patients, exercises, routines];
  const notice = lists.some(({ isLoading }) => isLoading)
    ? 'Cargando pacientes, ejercicios y rutinas...'
    : patients.isError
      ? 'No se han podido cargar los pacientes: se busca en lo demás.'
      : null;
  return { contents, notice };
}

function Search(props: SearchProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  const recent = useAppSelector(selectRecentEntries);
  const { contents, notice } = useContents(props);

  function onChosen(entry: PaletteEntry) {
    dispatch(paletteClosed());
    dispatch(entryChosen(entry.id));
    if (entry.id.startsWith(EXERCISE)) {
      // An exercise has no address of its own: the library shows it by its name, whatever it was filtered by, here or
      // when it was last open.
      store.load([exercisesDomain]);
      dispatch(exerciseFiltersCleared());
      dispatch(viewChosen({ screen: keptExerciseFilters.screen, view: '' }));
      dispatch(exerciseSearchChanged(entry.title));
    }
    navigate(entry.to);
  }
  return (
    <Palette
      contents={contents}
      notice={notice}
      recent={recent}
      onChosen={onChosen}
      onShortcuts={() => dispatch(shortcutsOpened())}
      onClose={() => dispatch(paletteClosed())}
    />
  );
}
