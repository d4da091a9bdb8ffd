import type { ScreenRoute } from '@/shared/routes';
import { ShieldIcon } from '@/shared/ui/icon/icons';

export const accessLog = {
  paths: { '/access-log': 'Registro de accesos' },
  roles: ['ADMIN'],
  menu: { label: 'Registro de accesos', icon: ShieldIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
