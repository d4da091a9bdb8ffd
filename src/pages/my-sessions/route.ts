import type { ScreenRoute } from '@/shared/routes';
import { TherapistIcon } from '@/shared/ui/icon/icons';

export const mySessions = {
  paths: { '/my-sessions': 'Mis Sesiones' },
  roles: ['PATIENT'],
  menu: { label: 'Mis Sesiones', icon: TherapistIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
