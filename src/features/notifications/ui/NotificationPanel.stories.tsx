import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { NOTIFICATION_LIMITS } from '@/contract/notifications';
import { useAppDispatch } from '@/shared/redux';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { notificationsDomain } from '../domain';
import { notificationFixtures } from '../fixtures';
import { panelToggled } from '../slice';
import { NotificationPanel } from './NotificationBell';

interface Args {
  unread: number;
  list: FakeHandler;
}

/** Opens the panel on mount, because it loads when first opened. */
function Opened() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(panelToggled(true)), [dispatch]);
  return <NotificationPanel />;
}

/** Panel of the bell. Use it only inside the bell. */
const meta: Meta<Args> = {
  title: 'Funcionalidades/Notificaciones/NotificationPanel',
  args: { unread: 2, list: () => ({ notifications: notificationFixtures(Date.now()) }) },
  render: ({ unread, list }) => (
    <StoryStore
      user={THERAPIST}
      domains={[notificationsDomain]}
      routes={{
        'GET /api/notifications/unread-count': () => ({ unreadCount: unread }),
        'GET /api/notifications': list,
      }}
    >
      <div style={{ maxWidth: 384 }}>
        <Opened />
      </div>
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const ConNotificaciones: Story = {};
export const Muchas: Story = {
  args: {
    unread: 100,
    list: () => ({
      notifications: Array.from({ length: NOTIFICATION_LIMITS.listed }, (_none, at) => ({
        ...notificationFixtures(Date.now())[0],
        id: `n${at}`,
      })),
    }),
  },
};
export const Vacio: Story = { args: { unread: 0, list: () => [] } };
export const Cargando: Story = { args: { list: never } };
export const ConError: Story = { args: { list: () => answer(500, { error: 'x' }) } };
export const DemasiadasPeticiones: Story = { args: { list: () => answer(429, { error: 'x' }) } };
