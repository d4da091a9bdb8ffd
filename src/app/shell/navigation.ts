import { BRAND } from '@/contract/common/brand';
import type { User } from '@/contract/auth/entities';
import type { Role } from '@/contract/common/roles';
import { useCapability } from '@/shared/capabilities';
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

const patients: MenuItem = { label: 'Pacientes', to: ROUTES.patients, icon: PatientsIcon };
const settings: MenuItem = { label: 'Ajustes', to: ROUTES.settings, icon: SettingsIcon };
const accessLog: MenuItem = { label: 'Registro de accesos', to: ROUTES.accessLog, icon: ShieldIcon };

/** The side menu of each role, in order. */
export const MENUS: Record<Role, readonly MenuItem[]> = {
  THERAPIST: [
    dashboard,
    patients,
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
  ADMIN: [dashboard, appointments, exercises, routines, newSession, history, settings, accessLog, profile],
};

/** An ADMIN's menu where the server has a desk: their own sessions, routines and history would be empty. */
const DESK_MENU = [dashboard, patients, appointments, exercises, settings, accessLog, profile];

/** What is in both menus of an ADMIN. */
const ADMIN_MENU = DESK_MENU.filter((item) => MENUS.ADMIN.includes(item));

/** The menu of a therapist who is administration too. */
const OWNER_MENU = [...MENUS.THERAPIST.slice(0, -1), settings, accessLog, profile];

/** The side menu of a user. Until an ADMIN's server has said whether it has a desk, what is there in both cases. */
export function useMenu({ role, alsoAdmin }: Pick<User, 'role' | 'alsoAdmin'>): readonly MenuItem[] {
  const hasDesk = useCapability('desk', { skip: role !== 'ADMIN' });
  if (role === 'THERAPIST' && alsoAdmin) return OWNER_MENU;
  if (role !== 'ADMIN' || hasDesk === false) return MENUS[role];
  return hasDesk ? DESK_MENU : ADMIN_MENU;
}

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
