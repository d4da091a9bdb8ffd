import type { ScreenRoute } from '@/shared/routes';
import { UserIcon } from '@/shared/ui/icon/icons';

export const profile = {
  paths: { '/profile': 'Mi Perfil' },
  roles: ['THERAPIST', 'PATIENT', 'ADMIN'],
  menu: { label: 'Perfil', icon: UserIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
