import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { messageFixtures } from '../fixtures';
import { linesOf } from '../outbox';
import { MessageList } from './MessageList';

const lines = (count: number) =>
  linesOf(messageFixtures(count, Date.parse('2026-11-20T10:00:00Z'), 'ana', 'luis'), []);

/** Scrolling list of messages. Only the visible ones are rendered. */
const meta = {
  title: 'Funcionalidades/Conversaciones/MessageList',
  component: MessageList,
  args: {
    lines: lines(20),
    userId: 'ana',
    participantName: 'Luis Gil',
    hasOlder: false,
    loadingOlder: false,
    olderFailed: false,
    onLoadOlder: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  decorators: [
    (Story) => (
      <StoryStore>
        <div style={{ display: 'flex', height: 480 }}>
          <Story />
        </div>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConMensajes: Story = {};
export const Larga: Story = { args: { lines: lines(2000) } };
export const Vacia: Story = { args: { lines: [] } };
export const HayAnteriores: Story = { args: { hasOlder: true } };
export const CargandoAnteriores: Story = { args: { hasOlder: true, loadingOlder: true } };
export const AnterioresFallidos: Story = { args: { hasOlder: true, olderFailed: true } };
export const Descartando: Story = {
  args: {
    lines: lines(1).map((line) => ({ ...line, status: 'failed' as const, clientId: 'a', messageId: null })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Descartar mensaje/ }));
  },
};
