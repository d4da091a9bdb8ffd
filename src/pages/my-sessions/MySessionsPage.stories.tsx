import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { sessionFixtures } from '@/features/sessions/fixtures';
import { StoryStore, type StoryStoreOptions } from '@/shared/testing/StoryStore';
import { answer, never } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { MySessionsPage } from '.';

const meta = {
  title: 'Pantallas/Mis Sesiones',
  component: MySessionsPage,
  parameters: { router: false },
} satisfies Meta<typeof MySessionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: Partial<StoryStoreOptions> = {}): Story['decorators'] => [
  (Story) => (
    <StoryStore
      at="/my-sessions"
      path="*"
      user={PATIENT}
      {...options}
      routes={{
        'GET /api/sessions/my-sessions': () => ({ sessions: sessionFixtures(1, 9) }),
        ...options.routes,
      }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

const MINE = 'GET /api/sessions/my-sessions';

export const Patient: Story = { decorators: on() };
export const Empty: Story = { decorators: on({ routes: { [MINE]: () => ({ sessions: [] }) } }) };
export const Loading: Story = { decorators: on({ routes: { [MINE]: never } }) };
export const Failed: Story = { decorators: on({ routes: { [MINE]: () => answer(500) } }) };
export const Denied: Story = { decorators: on({ user: THERAPIST }) };
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
