import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { conversationFixtures } from '../fixtures';
import { ConversationRow } from './ConversationList';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const [unread, yesterday, many, silent] = conversationFixtures(NOW);

/** A conversation in the list. */
const meta = {
  title: 'Funcionalidades/Conversaciones/ConversationRow',
  component: ConversationRow,
  args: { conversation: unread!, now: NOW },
  decorators: [
    (Story) => (
      <StoryStore>
        <ul style={{ padding: 0 }}>{Story()}</ul>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof ConversationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SinLeer: Story = {};
export const DeAyer: Story = { args: { conversation: yesterday! } };
export const MuchosSinLeerYNombreLargo: Story = { args: { conversation: many! } };
export const SinMensajes: Story = { args: { conversation: silent! } };
