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
  AbsencesCard: { seenIn: 'HoursPanel', why: 'Es la tarjeta de ausencias de ese panel.' },
  AgendaGrid: { seenIn: 'CalendarView', why: 'Lo que recibe es lo que CalendarView calcula.' },
  AlertBadges: { seenIn: 'AlertBanner', why: 'Son las etiquetas de ese aviso.' },
  AlertForm: { seenIn: 'AlertsDialog', why: 'Es el formulario de ese diálogo.' },
  AppointmentChoice: {
    seenIn: 'AppointmentListView',
    why: 'Es la casilla de una fila mientras se eligen varias.',
  },
  AppointmentFace: { seenIn: 'CalendarView', why: 'Es lo que se lee en una cita del calendario.' },
  AppointmentSelectionBar: {
    seenIn: 'AppointmentListView',
    why: 'Cuenta las citas que se eligen en esa lista.',
  },
  AskedDialog: { seenIn: 'AppointmentHistoryDialog', why: 'Elige entre ese diálogo y EndAppointmentPrompt.' },
  AssignForm: { seenIn: 'TemplatesDialog', why: 'Es el segundo paso de ese diálogo.' },
  AuthMark: { seenIn: 'AuthLayout', why: 'Es el contexto que da su marca a ese marco.' },
  BodyRow: { seenIn: 'DataTable', why: 'Una fila solo existe dentro de una tabla.' },
  CalendarDialogs: { seenIn: 'CalendarView', why: 'Son los diálogos que el calendario abre.' },
  CalendarGrid: { seenIn: 'CalendarView', why: 'Es la cuadrícula que el calendario elige.' },
  CalendarLoading: { seenIn: 'CalendarView', why: 'Es el calendario mientras carga.' },
  CheckedFigure: { seenIn: 'ExerciseThumbnail', why: 'Es su dibujo cuando ha llegado.' },
  CheckedPlayer: { seenIn: 'FigurePlayer', why: 'Es el mismo, tras comprobar la figura.' },
  ColumnChoice: { seenIn: 'ColumnsGrid', why: 'Elige las columnas de esa cuadrícula.' },
  ColumnHeads: { seenIn: 'ColumnsGrid', why: 'Es la cabecera de esa cuadrícula.' },
  ColumnsDay: { seenIn: 'ColumnsGrid', why: 'Es esa cuadrícula con lo que pide al servidor.' },
  DateSegments: { seenIn: 'DateField', why: 'Lee del campo de React Aria que lo rodea.' },
  DayColumn: { seenIn: 'ColumnsGrid', why: 'Es una columna de esa cuadrícula.' },
  DaySheet: { seenIn: 'CalendarView', why: 'Solo se ve al imprimir.' },
  DragGhost: { seenIn: 'ColumnsGrid', why: 'Solo se ve mientras se arrastra una cita.' },
  ExtrasCard: { seenIn: 'HoursPanel', why: 'Es la tarjeta de horas añadidas de ese panel.' },
  FigureWaiting: { seenIn: 'FigurePlayer', why: 'Solo guarda su sitio mientras llega.' },
  FloatingPanel: { seenIn: 'Menu', why: 'Se coloca junto al control que lo abre.' },
  FormAlertBanner: {
    seenIn: 'AlertBanner',
    why: 'Es ese aviso para el paciente que se elige en un formulario.',
  },
  HeaderCell: { seenIn: 'DataTable', why: 'Una celda solo existe dentro de una tabla.' },
  HourScale: { seenIn: 'ColumnsGrid', why: 'Es la escala de horas de esa cuadrícula.' },
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
  LateColumnsDay: { seenIn: 'ColumnsGrid', why: 'Es ColumnsDay, que llega cuando se elige esa vista.' },
  LibraryPicker: { seenIn: 'RoutineFormDialog', why: 'Es la elección de ejercicio de ese formulario.' },
  LiveFigure: { seenIn: 'FigurePlayer', why: 'Es el dibujo que el reproductor mueve.' },
  MenuPopup: { seenIn: 'Menu', why: 'Se coloca junto al botón que lo abre.' },
  ModalFrame: { seenIn: 'Dialog', why: 'Es Dialog mientras está abierto.' },
  MonthCalendar: { seenIn: 'DatePickerField', why: 'Lee la fecha del campo que lo rodea.' },
  MoveForm: { seenIn: 'MoveDialog', why: 'Es el contenido de ese diálogo.' },
  MovingThumbnail: {
    seenIn: 'ExerciseThumbnail',
    why: 'Solo existe mientras el ratón o el foco están en la tarjeta.',
  },
  NewPatientRoutine: { seenIn: 'RoutineFormDialog', why: 'Es ese diálogo con el paciente puesto.' },
  NowLine: { seenIn: 'ColumnsGrid', why: 'Es la línea de la hora sobre una columna.' },
  OpenAlertRow: { seenIn: 'AlertsDialog', why: 'Es una fila de ese diálogo.' },
  OptionItem: { seenIn: 'SelectField', why: 'Una opción solo existe dentro de una lista.' },
  PacedFigure: { seenIn: 'RoutineRunner', why: 'Se mueve con el reloj de esa pantalla.' },
  PrescriptionDisclosure: {
    seenIn: 'RoutineFormDialog',
    why: 'Es la prescripción de un ejercicio en ese formulario.',
  },
  PrescriptionFields: {
    seenIn: 'RoutineFormDialog',
    why: 'Son los campos de la prescripción en ese formulario.',
  },
  RoutineBasics: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  RoutineButtons: { seenIn: 'RoutineBoard', why: 'Sus acciones son las del tablero.' },
  RoutineExerciseRow: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  RoutineExercises: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  RoutineForm: { seenIn: 'RoutineFormDialog', why: 'Es el contenido de ese diálogo.' },
  ScheduleFields: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  ScrolledGrid: { seenIn: 'CalendarView', why: 'Lo que recibe es lo que CalendarView calcula.' },
  SearchBox: { seenIn: 'ComboBoxField', why: 'Es la caja de ese campo.' },
  SegmentedField: { seenIn: 'DateField', why: 'Es el marco de los campos de fecha y de hora.' },
  SeriesMark: { seenIn: 'LineChart', why: 'Es un punto de un dibujo SVG.' },
  SkeletonFrame: { seenIn: 'SkeletonText', why: 'Es el marco de los demás esqueletos.' },
  StaffInvitationsCard: { seenIn: 'TeamPanel', why: 'Es la segunda mitad de ese panel.' },
  StaffInvitationTable: { seenIn: 'TeamPanel', why: 'Son las invitaciones que ese panel pide y cancela.' },
  StaffPalette: { seenIn: 'Palette', why: 'Junta las listas en las que Palette busca.' },
  SuggestedAlertRow: { seenIn: 'AlertsDialog', why: 'Es una fila de ese diálogo.' },
  TeamTable: { seenIn: 'TeamPanel', why: 'Es la lista de ese panel.' },
  TemplateChoice: { seenIn: 'RoutineFormDialog', why: 'Lee el formulario que lo rodea.' },
  TurnHandle: { seenIn: 'FigurePlayer', why: 'Solo existe sobre la figura que gira.' },
  WeeksCard: { seenIn: 'HoursPanel', why: 'Es la tarjeta de semanas de ese panel.' },
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
