import type { ScreenRoute } from '@/shared/routes';

export const sessionDetail = {
  paths: { '/sessions/:id': 'Detalle de la Sesión' },
  roles: ['THERAPIST', 'PATIENT', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
