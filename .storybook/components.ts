import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SRC = join(__dirname, '../src');

interface UiComponent {
  name: string;
  /** Path below `src`. */
  file: string;
  /** Whether it has a doc comment, which the documentation page shows. */
  described: boolean;
}

/** Components without their own stories: the component whose stories show them, and why. */
export const WAIVERS: Record<string, { seenIn: string; why: string }> = {
  AgendaGrid: { seenIn: 'CalendarView', why: 'Lo que recibe es lo que CalendarView calcula.' },
  AppointmentChoice: {
    seenIn: 'AppointmentListView',
    why: 'Es la casilla de una fila mientras se eligen varias.',
  },
  AppointmentSelectionBar: {
    seenIn: 'AppointmentListView',
    why: 'Cuenta las citas que se eligen en esa lista.',
  },
  AssignForm: { seenIn: 'TemplatesDialog', why: 'Es el segundo paso de ese diálogo.' },
  BodyRow: { seenIn: 'DataTable', why: 'Una fila solo existe dentro de una tabla.' },
  CheckedFigure: { seenIn: 'ExerciseThumbnail', why: 'Es su dibujo cuando ha llegado.' },
  DateSegments: { seenIn: 'DateField', why: 'Lee del campo de React Aria que lo rodea.' },
  DaySheet: { seenIn: 'CalendarView', why: 'Solo se ve al imprimir.' },
  FloatingPanel: { seenIn: 'Menu', why: 'Se coloca junto al control que lo abre.' },
  HeaderCell: { seenIn: 'DataTable', why: 'Una celda solo existe dentro de una tabla.' },
  InvitationChoice: {
    seenIn: 'InvitationSelectionBar',
    why: 'Es la casilla de una fila mientras se eligen varias.',
  },
  LateAppointmentDialog: {
    seenIn: 'CalendarView',
    why: 'Es AppointmentDialog, que llega con el calendario.',
  },
  LateAskedDialog: {
    seenIn: 'AppointmentListView',
    why: 'Es AskedDialog, que llega cuando el menú de una fila lo pide.',
  },
  LibraryPicker: { seenIn: 'RoutineFormDialog', why: 'Es la elección de ejercicio de ese formulario.' },
  MenuPopup: { seenIn: 'Menu', why: 'Se coloca junto al botón que lo abre.' },
  ModalFrame: { seenIn: 'Dialog', why: 'Es Dialog mientras está abierto.' },
  MonthCalendar: { seenIn: 'DatePickerField', why: 'Lee la fecha del campo que lo rodea.' },
  AskedDialog: { seenIn: 'AppointmentHistoryDialog', why: 'Elige entre ese diálogo y EndAppointmentPrompt.' },
  MoveForm: { seenIn: 'MoveDialog', why: 'Es el contenido de ese diálogo.' },
  NewPatientRoutine: { seenIn: 'RoutineFormDialog', why: 'Es ese diálogo con el paciente puesto.' },
  OptionItem: { seenIn: 'SelectField', why: 'Una opción solo existe dentro de una lista.' },
  RoutineBasics: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  RoutineButtons: { seenIn: 'RoutineBoard', why: 'Sus acciones son las del tablero.' },
  RoutineExerciseRow: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  RoutineExercises: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  RoutineForm: { seenIn: 'RoutineFormDialog', why: 'Es el contenido de ese diálogo.' },
  ScheduleFields: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  SearchBox: { seenIn: 'ComboBoxField', why: 'Es la caja de ese campo.' },
  SegmentedField: { seenIn: 'DateField', why: 'Es el marco de los campos de fecha y de hora.' },
  SeriesMark: { seenIn: 'LineChart', why: 'Es un punto de un dibujo SVG.' },
  SkeletonFrame: { seenIn: 'SkeletonText', why: 'Es el marco de los demás esqueletos.' },
  StaffInvitationTable: { seenIn: 'TeamPanel', why: 'Son las invitaciones que ese panel pide y cancela.' },
  StaffInvitationsCard: { seenIn: 'TeamPanel', why: 'Es la segunda mitad de ese panel.' },
  StaffPalette: { seenIn: 'Palette', why: 'Junta las listas en las que Palette busca.' },
  TeamTable: { seenIn: 'TeamPanel', why: 'Es la lista de ese panel.' },
  TemplateChoice: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** Matches e.g. `export function Button(`, also if generic. Component names are in PascalCase. */
const EXPORTED = /^export (?:async )?(?:function|const|class) ([A-Z][a-z]\w*)/gm;

/** All components exported by files below a `ui` folder. */
export function uiComponents(files = filesBelow(SRC)): UiComponent[] {
  return files
    .filter((file) => /\/ui\//.test(file) && !/\.(?:test|stories)\.tsx$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = textOf(file);
      return [...text.matchAll(EXPORTED)].map((match) => ({
        name: match[1] ?? '',
        file,
        described: text.slice(0, match.index).trimEnd().endsWith('*/'),
      }));
    });
}

const shows = (stories: string, name: string): boolean =>
  new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories);

/**
 * Components without a story or waiver. Components of a page that the router knows are covered by the stories
 * of its routes, which have their own test.
 */
export function withoutStory(components: readonly UiComponent[], files = filesBelow(SRC)): UiComponent[] {
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(textOf)
    .join('\n');
  const router = files
    .concat('app/router/definePages.ts')
    .filter((file) => file.startsWith('app/router/') && !file.includes('/stories/'))
    .map(textOf)
    .join('\n');
  return components.filter(({ name, file }) => {
    const page = /^pages\/([^/]+)\//.exec(file)?.[1];
    if (page && router.includes(`'@/pages/${page}'`)) return false;
    const waiver = WAIVERS[name];
    return !shows(stories, name) && !(waiver && shows(stories, waiver.seenIn));
  });
}

/** Waivers of components that no longer exist, or that have stories now. */
export function staleWaivers(components: readonly UiComponent[], files = filesBelow(SRC)): string[] {
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(textOf)
    .join('\n');
  return Object.keys(WAIVERS).filter(
    (waived) => !components.some(({ name }) => name === waived) || shows(stories, waived),
  );
}

/** Number of stories that disable an axe rule. Each must have `parameters: { waiver: 'the reason' }`. */
export const axeWaivers = (files = filesBelow(SRC)): number =>
  files
    .filter((file) => file.endsWith('.stories.tsx'))
    .reduce((sum, file) => sum + [...textOf(file).matchAll(/\bwaiver:/g)].length, 0);

/** Title set by each stories file; empty if it is derived from the path. */
export const storyTitles = (files = filesBelow(SRC)): { file: string; title: string }[] =>
  files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, title: /\btitle: '([^']+\/[^']+)'/.exec(textOf(file))?.[1] ?? '' }));
