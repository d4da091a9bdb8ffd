import type { ScreenRoute } from '@/shared/routes';
import { CalendarIcon } from '@/shared/ui/icon/icons';

export const appointments = {
  paths: { '/appointments': 'Citas' },
  roles: ['THERAPIST', 'ADMIN'],
  menu: { label: 'Citas', icon: CalendarIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
