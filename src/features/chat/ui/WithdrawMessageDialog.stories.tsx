import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CHAT_MESSAGES } from '@/contract/chat';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { answer, never, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { messageFixtures } from '../fixtures';
import { linesOf } from '../outbox';
import { WithdrawMessageDialog } from './WithdrawMessageDialog';

const [line] = linesOf(messageFixtures(1, Date.parse('2026-11-20T10:00:00Z'), THERAPIST.id, 'luis'), []);

const on = (withdraw: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'DELETE /api/messages/:id': withdraw } });

/** Asks before a message is withdrawn. */
const meta = {
  title: 'Funcionalidades/Conversaciones/WithdrawMessageDialog',
  component: WithdrawMessageDialog,
  args: { line, participantName: 'Luis Gil', onClose: fn() },
} satisfies Meta<typeof WithdrawMessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Abierto: Story = { decorators: on(never) };
export const Largo: Story = {
  decorators: on(never),
  args: {
    line: line && { ...line, content: 'Una frase que se alarga bastante. '.repeat(20) },
    participantName: 'Joaquín Bermúdez de la Torre y Fernández-Escandón de los Monteros',
  },
};
export const Retirando: Story = { decorators: on(never), play: pressing(CHAT_MESSAGES.withdraw) };
export const Fallido: Story = {
  decorators: on(() => answer(500)),
  play: pressing(CHAT_MESSAGES.withdraw),
};
export const Movil: Story = { ...Abierto, globals: { viewport: { value: 'phone', isRotated: false } } };
