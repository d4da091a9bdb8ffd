import type { ScreenRoute } from '@/shared/routes';
import { SettingsIcon } from '@/shared/ui/icon/icons';

export const settings = {
  paths: {
    '/settings': 'Ajustes',
    '/settings/hours': 'Ajustes',
    '/settings/services': 'Ajustes',
    '/settings/rooms': 'Ajustes',
    '/settings/mails': 'Ajustes',
    '/settings/team': 'Ajustes',
  },
  roles: ['ADMIN'],
  menu: { label: 'Ajustes', icon: SettingsIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
