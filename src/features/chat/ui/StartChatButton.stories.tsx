import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { StartChatButton } from './StartChatButton';

interface Args {
  create: FakeHandler;
  text?: string;
}

/** Opens the conversation with a patient from their row. */
const meta: Meta<Args> = {
  title: 'Funcionalidades/Conversaciones/StartChatButton',
  args: { create: () => answer(201, { conversation: { id: 'c1' } }) },
  render: ({ create, text }) => (
    <StoryStore user={THERAPIST} routes={{ 'POST /api/conversations': create }}>
      <StartChatButton patient={{ id: 'p1', name: 'Luis Gil' }} onStarted={fn()} {...(text && { text })} />
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Normal: Story = {};
export const Creando: Story = { args: { create: never } };
export const Fallida: Story = { args: { create: () => answer(500, { error: 'x' }) } };
export const WithText: Story = { args: { text: 'Escribirle' } };
