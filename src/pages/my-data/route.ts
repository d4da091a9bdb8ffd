import type { ScreenRoute } from '@/shared/routes';

export const myData = {
  paths: { '/my-data': 'Mis datos' },
  roles: ['PATIENT'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
