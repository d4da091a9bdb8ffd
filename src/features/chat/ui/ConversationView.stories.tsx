import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { CHAT_MESSAGES } from '@/contract/chat';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { chatDomain } from '../domain';
import { messageFixtures } from '../fixtures';
import { ConversationView } from './ConversationView';

interface Args {
  count: number;
  nextCursor: string | null;
  /** The therapist no longer attends the patient. */
  isResting?: boolean;
  load?: FakeHandler;
  send: FakeHandler;
  /** Calls that only our server has. */
  more?: Record<string, FakeHandler>;
}

/** An open conversation: participant, connection state, messages and composer. */
const meta: Meta<Args> = {
  title: 'Funcionalidades/Conversaciones/ConversationView',
  args: {
    count: 12,
    nextCursor: null,
    send: ({ body }) => ({
      message: {
        id: 'nuevo',
        senderId: THERAPIST.id,
        createdAt: new Date().toISOString(),
        ...(body as object),
      },
    }),
  },
  render: ({ count, nextCursor, isResting, load, send, more }) => (
    <StoryStore
      user={THERAPIST}
      domains={[chatDomain]}
      routes={{
        'GET /api/conversations/:id':
          load ??
          (() => ({
            conversation: {
              id: 'c1',
              participant: { id: 'luis', name: 'Luis Gil Navarro', email: 'luis@correo.es' },
              messages: messageFixtures(count, Date.now(), THERAPIST.id, 'luis'),
              nextCursor,
              isResting,
            },
          })),
        'POST /api/conversations/:id/messages': send,
        ...more,
      }}
    >
      <ConversationView conversationId="c1" onUnavailable={() => undefined} />
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const ConMensajes: Story = {};
export const SinMensajes: Story = { args: { count: 0 } };
export const Larga: Story = { args: { count: 400, nextCursor: '1' } };
export const Cargando: Story = { args: { load: never } };
export const NoEnviado: Story = {
  args: { send: () => answer(500, { error: 'x' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByPlaceholderText('Escribe un mensaje...'),
      '¿Nos vemos el lunes?{Enter}',
    );
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Enviando: Story = {
  args: { send: never },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByPlaceholderText('Escribe un mensaje...'), 'Ahora voy{Enter}');
    await expect(await canvas.findByText('Enviando…')).toBeVisible();
  },
};
/** Own messages can be withdrawn; one of each side was. */
export const ConRetirados: Story = {
  args: {
    more: { 'DELETE /api/messages/:id': never },
    load: () => ({
      conversation: {
        id: 'c1',
        participant: { id: 'luis', name: 'Luis Gil Navarro', email: 'luis@correo.es' },
        messages: messageFixtures(12, Date.now(), THERAPIST.id, 'luis').map((message, index) =>
          [9, 11].includes(index)
            ? { ...message, content: CHAT_MESSAGES.withdrawn, isWithdrawn: true }
            : message,
        ),
      },
    }),
  },
};
/** The patient has no account, so nobody reads what is written. */
export const SinCuenta: Story = {
  args: {
    load: () => ({
      conversation: {
        id: 'c1',
        participant: { id: null, name: 'Luis Gil Navarro', email: 'luis@correo.es' },
        messages: messageFixtures(1, Date.now(), THERAPIST.id, 'luis'),
      },
    }),
  },
};
export const EnReposo: Story = { args: { isResting: true } };
export const Movil: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
