import type { ScreenRoute } from '@/shared/routes';

export const recordCopy = {
  paths: { '/patients/:id/export': 'Copia de la ficha' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: async () => ({ Component: (await import('./index')).RecordCopyPage }),
} satisfies ScreenRoute;

export const myRecordCopy = {
  paths: { '/my-data/export': 'Copia de mi ficha' },
  roles: ['PATIENT'],
  lazy: async () => ({ Component: (await import('./index')).MyRecordCopyPage }),
} satisfies ScreenRoute;
