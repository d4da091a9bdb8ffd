import type { ScreenRoute } from '@/shared/routes';

export const importPatients = {
  paths: { '/import': 'Importar' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
