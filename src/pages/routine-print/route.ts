import type { ScreenRoute } from '@/shared/routes';

export const routinePrint = {
  paths: { '/routines/:id/print': 'Imprimir Rutina' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
