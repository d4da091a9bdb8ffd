import type { ScreenRoute } from '@/shared/routes';
import { MailIcon } from '@/shared/ui/icon/icons';

export const invitations = {
  paths: { '/invitations': 'Invitaciones' },
  roles: ['THERAPIST', 'ADMIN'],
  menu: { label: 'Invitaciones', icon: MailIcon },
  lazy: () => import('./index'),
} satisfies ScreenRoute;
