import { BRAND } from '@/contract/common/brand';
import type { Role } from '@/contract/common/roles';
import { ROUTES } from '@/shared/routes';
import {
  CalendarIcon,
  ConversationIcon,
  DashboardIcon,
  EvaluationIcon,
  ExerciseIcon,
  HistoryIcon,
  type IconComponent,
  MailIcon,
  PatientsIcon,
  ProgressIcon,
  RoutineIcon,
  SettingsIcon,
  ShieldIcon,
  TherapistIcon,
  UserIcon,
} from '@/shared/ui/icon';

/** One entry of the side menu. */
export interface MenuItem {
  label: string;
  to: string;
  icon: IconComponent;
}

const dashboard: MenuItem = { label: 'Dashboard', to: ROUTES.dashboard, icon: DashboardIcon };
const appointments: MenuItem = { label: 'Citas', to: ROUTES.appointments, icon: CalendarIcon };
const exercises: MenuItem = { label: 'Ejercicios', to: ROUTES.exercises, icon: ExerciseIcon };
const routines: MenuItem = { label: 'Rutinas', to: ROUTES.routines, icon: RoutineIcon };
const newSession: MenuItem = { label: 'Nueva Sesión', to: ROUTES.newSession, icon: EvaluationIcon };
const history: MenuItem = { label: 'Historial', to: ROUTES.history, icon: HistoryIcon };
const conversations: MenuItem = { label: 'Conversaciones', to: ROUTES.conversations, icon: ConversationIcon };
const profile: MenuItem = { label: 'Perfil', to: ROUTES.profile, icon: UserIcon };

/** The side menu of each role, in order. */
export const MENUS: Record<Role, readonly MenuItem[]> = {
  THERAPIST: [
    dashboard,
    { label: 'Pacientes', to: ROUTES.patients, icon: PatientsIcon },
    { label: 'Invitaciones', to: ROUTES.invitations, icon: MailIcon },
    appointments,
    exercises,
    routines,
    newSession,
    history,
    conversations,
    profile,
  ],
  PATIENT: [
    dashboard,
    { label: 'Mis Rutinas', to: ROUTES.myRoutines, icon: RoutineIcon },
    { label: 'Mis Citas', to: ROUTES.myAppointments, icon: CalendarIcon },
    { label: 'Mi Progreso', to: ROUTES.myProgress, icon: ProgressIcon },
    { label: 'Ejercicios en Casa', to: ROUTES.homeExercises, icon: ExerciseIcon },
    { label: 'Mis Sesiones', to: ROUTES.mySessions, icon: TherapistIcon },
    conversations,
    profile,
  ],
  ADMIN: [
    dashboard,
    appointments,
    exercises,
    routines,
    newSession,
    history,
    { label: 'Ajustes', to: ROUTES.settings, icon: SettingsIcon },
    { label: 'Registro de accesos', to: ROUTES.accessLog, icon: ShieldIcon },
    profile,
  ],
};

/** Titles by path; the first match wins. */
const TITLES: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/^\/dashboard$/, 'Dashboard'],
  [/^\/patients\/new$/, 'Nuevo Paciente'],
  [/^\/patients\/[^/]+\/edit$/, 'Editar Paciente'],
  [/^\/patients\/[^/]+\/evaluations\/new$/, 'Nueva Evaluación'],
  [/^\/patients\/[^/]+\/appointments\/new$/, 'Nueva Cita'],
  [/^\/patients\/[^/]+\/routines\/new$/, 'Nueva Rutina'],
  [/^\/patients\/[^/]+\/export$/, 'Copia de la ficha'],
  [/^\/patients\/[^/]+\/history$/, 'Historia del Paciente'],
  [/^\/patients\/[^/]+\/routines$/, 'Rutinas del Paciente'],
  [/^\/patients\/[^/]+\/appointments$/, 'Citas del Paciente'],
  [/^\/patients\/[^/]+\/documents$/, 'Documentos del Paciente'],
  [/^\/patients\/[^/]+\/messages$/, 'Mensajes del Paciente'],
  [/^\/patients\/[^/]+\/data$/, 'Datos del Paciente'],
  [/^\/patients\/[^/]+$/, 'Detalle del Paciente'],
  [/^\/patients$/, 'Pacientes'],
  [/^\/import$/, 'Importar pacientes'],
  [/^\/invitations$/, 'Invitaciones'],
  [/^\/appointments\/new$/, 'Nueva Cita'],
  [/^\/appointments\/[^/]+\/edit$/, 'Editar Cita'],
  [/^\/appointments$/, 'Citas'],
  [/^\/exercises$/, 'Ejercicios'],
  [/^\/home-exercises$/, 'Ejercicios en Casa'],
  [/^\/routines\/[^/]+\/print$/, 'Imprimir Rutina'],
  [/^\/routines$/, 'Rutinas'],
  [/^\/my-routines$/, 'Mis Rutinas'],
  [/^\/my-sessions$/, 'Mis Sesiones'],
  [/^\/my-appointments$/, 'Mis Citas'],
  [/^\/my-progress$/, 'Mi Progreso'],
  [/^\/conversations(\/.*)?$/, 'Conversaciones'],
  [/^\/hours$/, 'Horarios'],
  [/^\/access-log$/, 'Registro de accesos'],
  [/^\/my-data\/documents$/, 'Mis documentos'],
  [/^\/my-data(\/export)?$/, 'Mis datos'],
  [/^\/settings(\/.*)?$/, 'Ajustes'],
  [/^\/profile$/, 'Mi Perfil'],
  [/^\/sessions\/new$/, 'Nueva Sesión'],
  [/^\/sessions\/[^/]+$/, 'Detalle de la Sesión'],
  [/^\/history$/, 'Historial'],
];

/** Title of the page at `path`, for the top bar and the document; the product's name without a match. */
export function pageTitle(path: string): string {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return TITLES.find(([pattern]) => pattern.test(clean))?.[1] ?? BRAND.name;
}

/** Whether `pathname` is the screen of a menu entry, or below it. */
export const isMenuItemOpen = (to: string, pathname: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${to}/`);
