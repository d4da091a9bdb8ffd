import type { ScreenRoute } from '@/shared/routes';
import { PatientsIcon } from '@/shared/ui/icon/icons';

export const patients = {
  paths: { '/patients': 'Pacientes' },
  roles: ['THERAPIST', 'ADMIN'],
  menu: { label: 'Pacientes', icon: PatientsIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
