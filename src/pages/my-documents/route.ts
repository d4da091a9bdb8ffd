import type { ScreenRoute } from '@/shared/routes';

export const myDocuments = {
  paths: { '/my-data/documents': 'Mis documentos' },
  roles: ['PATIENT'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
