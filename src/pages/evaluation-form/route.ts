import type { ScreenRoute } from '@/shared/routes';

export const evaluationForm = {
  paths: { '/patients/:id/evaluations/new': 'Nueva Evaluación' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
