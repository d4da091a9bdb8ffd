import type { ScreenRoute } from '@/shared/routes';
import { CalendarIcon } from '@/shared/ui/icon/icons';

export const myAppointments = {
  paths: { '/my-appointments': 'Mis Citas' },
  roles: ['PATIENT'],
  menu: { label: 'Mis Citas', icon: CalendarIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
