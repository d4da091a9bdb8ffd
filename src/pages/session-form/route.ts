import type { ScreenRoute } from '@/shared/routes';
import { EvaluationIcon } from '@/shared/ui/icon/icons';

export const sessionForm = {
  paths: { '/sessions/new': 'Nueva Sesión' },
  roles: ['THERAPIST', 'PATIENT', 'ADMIN'],
  menu: { label: 'Nueva Sesión', icon: EvaluationIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
