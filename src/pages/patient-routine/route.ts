import type { ScreenRoute } from '@/shared/routes';

export const patientRoutine = {
  paths: { '/patients/:id/routines/new': 'Nueva Rutina' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
