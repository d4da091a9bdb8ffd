import type { ScreenRoute } from '@/shared/routes';
import { ExerciseIcon } from '@/shared/ui/icon/icons';

export const exercises = {
  paths: { '/exercises': 'Ejercicios' },
  roles: ['THERAPIST', 'ADMIN'],
  menu: { label: 'Ejercicios', icon: ExerciseIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
