import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { chatDomain } from '@/features/chat';
import { conversationFixtures } from '@/features/chat/fixtures';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { ConversationsPage } from '..';

interface Args {
  user: User;
  list: FakeHandler;
}

/** /conversations */
const meta: Meta<Args> = {
  title: 'Pantallas/Conversaciones',
  args: { user: THERAPIST, list: () => ({ conversations: conversationFixtures(Date.now()) }) },
  argTypes: { user: { control: false }, list: { control: false } },
  render: ({ user, list }) => (
    <StoryStore
      user={user}
      domains={[chatDomain]}
      routes={{
        'GET /api/conversations': list,
        'GET /api/patients': () => [{ id: 'p1', name: 'Luis Gil', email: 'luis@correo.es' }],
      }}
    >
      <AuthProvider>
        <ConversationsPage />
      </AuthProvider>
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Fisioterapeuta: Story = {};
export const Paciente: Story = {
  args: { user: PATIENT, list: () => conversationFixtures(Date.now()).slice(0, 1) },
};
export const PacienteSinConversaciones: Story = { args: { user: PATIENT, list: () => [] } };
export const Vacia: Story = { args: { list: () => [] } };
export const Cargando: Story = { args: { list: never } };
export const ConError: Story = { args: { list: () => answer(500, { error: 'x' }) } };
export const Oscura: Story = { globals: { theme: 'dark' } };
export const Movil: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
