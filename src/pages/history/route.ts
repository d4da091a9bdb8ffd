import type { ScreenRoute } from '@/shared/routes';
import { HistoryIcon } from '@/shared/ui/icon/icons';

export const history = {
  paths: { '/history': 'Historial' },
  roles: ['THERAPIST', 'PATIENT', 'ADMIN'],
  menu: { label: 'Historial', icon: HistoryIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
