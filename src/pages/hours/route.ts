import type { ScreenRoute } from '@/shared/routes';

export const hours = {
  paths: { '/hours': 'Horarios' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
