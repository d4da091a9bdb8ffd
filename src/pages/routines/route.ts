import type { ScreenRoute } from '@/shared/routes';
import { RoutineIcon } from '@/shared/ui/icon/icons';

export const routines = {
  paths: { '/routines': 'Rutinas' },
  roles: ['THERAPIST', 'ADMIN'],
  menu: { label: 'Rutinas', icon: RoutineIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
