import type { ScreenRoute } from '@/shared/routes';
import { DashboardIcon } from '@/shared/ui/icon/icons';

export const dashboard = {
  paths: { '/dashboard': 'Dashboard' },
  roles: ['THERAPIST', 'PATIENT', 'ADMIN'],
  menu: { label: 'Dashboard', icon: DashboardIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
