import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { chatDomain } from '../domain';
import { MessageComposer } from './MessageComposer';

interface Args {
  draft: string;
}

/** Text box for a message. Enter sends, Shift+Enter begins a new line. */
const meta: Meta<Args> = {
  title: 'Funcionalidades/Conversaciones/MessageComposer',
  args: { draft: '' },
  render: ({ draft }) => (
    <StoryStore
      user={THERAPIST}
      domains={[chatDomain]}
      preloadedState={{ chat: { search: '', drafts: { c1: draft }, outbox: [], typing: {} } }}
    >
      <MessageComposer conversationId="c1" onSend={fn()} />
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Vacio: Story = {};
export const ConTexto: Story = { args: { draft: 'Te espero el lunes a las diez.' } };
export const DemasiadoLargo: Story = { args: { draft: 'x'.repeat(4001) } };
