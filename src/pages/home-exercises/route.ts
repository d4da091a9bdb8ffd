import type { ScreenRoute } from '@/shared/routes';
import { ExerciseIcon } from '@/shared/ui/icon/icons';

export const homeExercises = {
  paths: { '/home-exercises': 'Ejercicios en Casa' },
  roles: ['PATIENT'],
  menu: { label: 'Ejercicios en Casa', icon: ExerciseIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
