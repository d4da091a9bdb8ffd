import type { ScreenRoute } from '@/shared/routes';

export const patientForm = {
  paths: { '/patients/new': 'Nuevo Paciente', '/patients/:id/edit': 'Editar Paciente' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
