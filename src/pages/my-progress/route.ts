import type { ScreenRoute } from '@/shared/routes';
import { ProgressIcon } from '@/shared/ui/icon/icons';

export const myProgress = {
  paths: { '/my-progress': 'Mi Progreso' },
  roles: ['PATIENT'],
  menu: { label: 'Mi Progreso', icon: ProgressIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
