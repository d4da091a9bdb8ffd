import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { notificationFixtures } from '../fixtures';
import { NotificationItem } from './NotificationItem';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const [message, appointment, routine, system] = notificationFixtures(NOW);

/** One notice of the panel. */
const meta = {
  title: 'Funcionalidades/Notificaciones/NotificationItem',
  component: NotificationItem,
  args: { item: message!, now: NOW, onRead: fn(), onRemove: fn(), onFollow: fn() },
  decorators: [
    (Story) => (
      <StoryStore>
        <ul style={{ width: 384 }}>{Story()}</ul>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SinLeer: Story = {};
export const DeCita: Story = { args: { item: appointment! } };
export const Leida: Story = { args: { item: routine! } };
export const LargaSinEnlace: Story = { args: { item: system! } };
