import type { ScreenRoute } from '@/shared/routes';
import { RoutineIcon } from '@/shared/ui/icon/icons';

export const myRoutines = {
  paths: { '/my-routines': 'Mis Rutinas' },
  roles: ['PATIENT'],
  menu: { label: 'Mis Rutinas', icon: RoutineIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
