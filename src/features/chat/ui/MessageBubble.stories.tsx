import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CHAT_MESSAGES } from '@/contract/chat';
import type { MessageLine } from '../outbox';
import { MessageBubble } from './MessageBubble';

const line: MessageLine = {
  key: 'm1',
  content: '¿Cómo ha ido la semana?',
  senderId: 'ana',
  createdAt: '2026-11-20T10:00:00Z',
  status: 'stored',
  clientId: 'm1',
  messageId: 'm1',
  isWithdrawn: false,
};

/** One message. The user's own also shows whether it is being sent or has failed, and can be withdrawn. */
const meta = {
  title: 'Funcionalidades/Conversaciones/MessageBubble',
  component: MessageBubble,
  args: { line, own: true, author: 'Tú', onRetry: fn(), onDiscard: fn() },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Propio: Story = {};
export const Ajeno: Story = { args: { own: false, author: 'Luis Gil' } };
export const Enviando: Story = { args: { line: { ...line, status: 'sending', messageId: null } } };
export const NoEnviado: Story = { args: { line: { ...line, status: 'failed', messageId: null } } };
/** On a backend that can take it back. */
export const Retirable: Story = { args: { onWithdraw: fn() } };
export const Retirado: Story = {
  args: { line: { ...line, content: CHAT_MESSAGES.withdrawn, isWithdrawn: true }, onWithdraw: fn() },
};
export const ConEnlace: Story = {
  args: { line: { ...line, content: 'Mira este vídeo: https://example.com/estiramientos.' } },
};
export const LargoRetirable: Story = {
  args: { line: { ...line, content: 'Una frase que se alarga bastante. '.repeat(20) }, onWithdraw: fn() },
};
export const Largo: Story = {
  args: {
    own: false,
    line: { ...line, content: `${'Una frase que se alarga bastante. '.repeat(20)}\n${'x'.repeat(200)}` },
  },
};
