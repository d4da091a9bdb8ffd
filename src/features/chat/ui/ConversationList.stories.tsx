import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CHAT_LIMITS } from '@/contract/chat';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { chatDomain } from '../domain';
import { conversationFixtures, manyConversations } from '../fixtures';
import { ConversationList } from './ConversationList';

interface Args {
  list: FakeHandler;
  search: string;
  drafts: Record<string, string>;
}

/** The list of conversations, refreshed every 15 s while it is visible. */
const meta: Meta<Args> = {
  title: 'Funcionalidades/Conversaciones/ConversationList',
  args: { list: () => ({ conversations: conversationFixtures(Date.now()) }), search: '', drafts: {} },
  render: ({ list, search, drafts }) => (
    <StoryStore
      user={THERAPIST}
      domains={[chatDomain]}
      preloadedState={{ chat: { search, drafts, outbox: [], typing: {} } }}
      routes={{ 'GET /api/conversations': list }}
    >
      <ConversationList emptyText="Elige un paciente con «Nueva conversación» para empezar a hablar." />
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const ConConversaciones: Story = {};
export const ConMensajeSinEnviar: Story = { args: { drafts: { c1: 'Hasta el lunes', c4: 'Hola' } } };
const many = (count: number) => () => manyConversations(count, Date.now());

/** One more than are overlooked without a search. */
export const ConBusqueda: Story = { args: { list: many(CHAT_LIMITS.searchFrom + 1) } };
export const SinResultados: Story = { args: { ...ConBusqueda.args, search: 'nadie' } };
/** As many as are listed, of which the search shows a few. */
export const Recortada: Story = { args: { list: many(CHAT_LIMITS.listed), search: 'rosa 10' } };
export const Vacia: Story = { args: { list: () => [] } };
export const Cargando: Story = { args: { list: never } };
export const ConError: Story = { args: { list: () => answer(500, { error: 'x' }) } };
export const Movil: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
