import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { notificationsDomain } from '../domain';
import { notificationFixtures } from '../fixtures';
import { NotificationBell } from './NotificationBell';

interface Args {
  unread: number;
  list: FakeHandler;
  open: boolean;
}

/** The bell of the top bar: use it once, in the shell. Its polling lives in the feature's listeners. */
const meta: Meta<Args> = {
  title: 'Funcionalidades/Notificaciones/NotificationBell',
  args: { unread: 2, list: () => ({ notifications: notificationFixtures(Date.now()) }), open: true },
  render: ({ unread, list }) => (
    <StoryStore
      user={THERAPIST}
      domains={[notificationsDomain]}
      routes={{
        'GET /api/notifications/unread-count': () => ({ unreadCount: unread }),
        'GET /api/notifications': list,
        'PATCH /api/notifications/:id/read': () => ({}),
        'PATCH /api/notifications/mark-all-read': () => ({}),
        'DELETE /api/notifications/:id': () => ({}),
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 480 }}>
        <NotificationBell />
      </div>
    </StoryStore>
  ),
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: /^Notificaciones/ });
    if (args.open) await userEvent.click(button);
    if (args.open)
      await waitFor(async () => {
        await expect(within(canvasElement).getByRole('dialog')).toBeVisible();
      });
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Abierta: Story = {};
export const Cerrada: Story = { args: { open: false } };
export const Mas99: Story = { args: { open: false, unread: 120 } };
export const Vacia: Story = { args: { unread: 0, list: () => ({ notifications: [] }) } };
export const Cargando: Story = { args: { list: never } };
export const ConError: Story = { args: { list: () => answer(500, { error: 'x' }) } };
export const Movil: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
