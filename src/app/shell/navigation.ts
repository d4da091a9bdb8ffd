import type { User } from '@/contract/authAnswers';
import type { Role } from '@/contract/common/roles';
import { useCapability } from '@/shared/capabilities';
import type { ScreenRoute } from '@/shared/routes';
import type { IconComponent } from '@/shared/ui/icon/Icon';
import {
  accessLog,
  appointments,
  conversations,
  dashboard,
  exercises,
  history,
  homeExercises,
  invitations,
  myAppointments,
  myProgress,
  myRoutines,
  mySessions,
  patients,
  profile,
  routines,
  sessionForm,
  settings,
} from '../router/screens';

/** One entry of the side menu. */
export interface MenuItem {
  label: string;
  to: string;
  icon: IconComponent;
}

const items = (...screens: readonly (ScreenRoute & Required<Pick<ScreenRoute, 'menu'>>)[]): MenuItem[] =>
  screens.map(({ menu, paths }) => ({ ...menu, to: Object.keys(paths)[0] ?? '' }));

/** The side menu of each role, in order. */
export const MENUS: Record<Role, readonly MenuItem[]> = {
  THERAPIST: items(
    dashboard,
    patients,
    invitations,
    appointments,
    exercises,
    routines,
    sessionForm,
    history,
    conversations,
    profile,
  ),
  PATIENT: items(
    dashboard,
    myRoutines,
    myAppointments,
    myProgress,
    homeExercises,
    mySessions,
    conversations,
    profile,
  ),
  ADMIN: items(dashboard, appointments, exercises, routines, sessionForm, history, profile),
};

/** An ADMIN's menu where the server has a desk: their own sessions, routines and history would be empty. */
const DESK_MENU = items(dashboard, patients, appointments, exercises, settings, accessLog, profile);

/** What is in both menus of an ADMIN. */
const ADMIN_MENU = DESK_MENU.filter(({ to }) => MENUS.ADMIN.some((item) => item.to === to));

/** The menu of a therapist who is administration too. */
const OWNER_MENU = [...MENUS.THERAPIST.slice(0, -1), ...items(settings, accessLog, profile)];

/** The side menu of a user. Until an ADMIN's server has said whether it has a desk, what is there in both cases. */
export function useMenu({ role, alsoAdmin }: Pick<User, 'role' | 'alsoAdmin'>): readonly MenuItem[] {
  const hasDesk = useCapability('desk', { skip: role !== 'ADMIN' });
  if (role === 'THERAPIST' && alsoAdmin) return OWNER_MENU;
  if (role !== 'ADMIN' || hasDesk === false) return MENUS[role];
  return hasDesk ? DESK_MENU : ADMIN_MENU;
}

/** Whether `pathname` is the screen of a menu entry, or below it. */
export const isMenuItemOpen = (to: string, pathname: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${to}/`);
