import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { User } from '@/contract/authAnswers';
import { chatDomain } from '@/features/chat';
import { messageFixtures } from '@/features/chat/fixtures';
import { StoryStore } from '@/shared/testing/StoryStore';
import { type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { ConversationPage } from '..';

interface Args {
  user: User;
  other: string;
  load?: FakeHandler;
}

/** /conversations/{id} */
const meta: Meta<Args> = {
  title: 'Pantallas/Conversación',
  args: { user: THERAPIST, other: PATIENT.name },
  argTypes: { user: { control: false }, load: { control: false } },
  render: ({ user, other, load }) => (
    <StoryStore
      user={user}
      domains={[chatDomain]}
      at="/conversations/c1"
      path="/conversations/:id"
      routes={{
        'GET /api/conversations/:id':
          load ??
          (() => ({
            conversation: {
              id: 'c1',
              participant: { id: 'other', name: other, email: 'persona@correo.es' },
              messages: messageFixtures(14, Date.now(), user.id, 'other'),
            },
          })),
      }}
    >
      <ConversationPage />
    </StoryStore>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Fisioterapeuta: Story = {};
export const Paciente: Story = { args: { user: PATIENT, other: THERAPIST.name } };
export const Cargando: Story = { args: { load: never } };
export const Oscura: Story = { globals: { theme: 'dark' } };
export const Movil: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
