import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { sessionsDomain } from '@/features/sessions';
import { sessionFixtures } from '@/features/sessions/fixtures';
import { StoryStore, type StoryStoreOptions } from '@/shared/testing/StoryStore';
import { answer, never } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { HistoryPage } from '.';

const meta = {
  title: 'Pantallas/Historial',
  component: HistoryPage,
  parameters: { router: false },
} satisfies Meta<typeof HistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: Partial<StoryStoreOptions> = {}): Story['decorators'] => [
  (Story) => (
    <StoryStore
      at="/history"
      path="*"
      user={THERAPIST}
      domains={[sessionsDomain]}
      {...options}
      routes={{
        'GET /api/sessions': () => sessionFixtures(),
        'GET /api/sessions/my-sessions': () => ({ sessions: sessionFixtures(1, 8) }),
        ...options.routes,
      }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

export const Therapist: Story = { decorators: on() };
export const Patient: Story = { decorators: on({ user: PATIENT }) };
export const Admin: Story = { decorators: on({ user: ADMIN }) };
export const Empty: Story = { decorators: on({ routes: { 'GET /api/sessions': () => [] } }) };
export const Loading: Story = { decorators: on({ routes: { 'GET /api/sessions': never } }) };
export const Failed: Story = { decorators: on({ routes: { 'GET /api/sessions': () => answer(500) } }) };
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
