import type { ScreenRoute } from '@/shared/routes';
import { ConversationIcon } from '@/shared/ui/icon/icons';

export const conversations = {
  paths: { '/conversations': 'Conversaciones' },
  roles: ['THERAPIST', 'PATIENT'],
  menu: { label: 'Conversaciones', icon: ConversationIcon },
  lazy: async () => {
    const { ConversationsPage: Component, domains, prefetches } = await import('./index');
    return { Component, domains, prefetches };
  },
} satisfies ScreenRoute;

export const conversation = {
  paths: { '/conversations/:id': 'Conversaciones' },
  roles: ['THERAPIST', 'PATIENT'],
  lazy: async () => {
    const { ConversationPage: Component, domains } = await import('./index');
    return { Component, domains };
  },
} satisfies ScreenRoute;
