import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { RAW_SESSION_VERSIONS, SESSION_FIXTURE, STAFF_SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { StoryStore, type StoryStoreOptions } from '@/shared/testing/StoryStore';
import { answer, never } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { SessionDetailPage } from '.';

const meta = {
  title: 'Pantallas/Detalle de la sesión',
  component: SessionDetailPage,
  parameters: { router: false },
} satisfies Meta<typeof SessionDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: Partial<StoryStoreOptions> = {}): Story['decorators'] => [
  (Story) => (
    <StoryStore
      at="/sessions/s1"
      path="/sessions/:id"
      user={THERAPIST}
      {...options}
      routes={{
        'GET /api/sessions/:id': () => SESSION_FIXTURE,
        ...options.routes,
      }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

const ONE = 'GET /api/sessions/:id';

export const Therapist: Story = {
  decorators: on({
    routes: {
      [ONE]: () => STAFF_SESSION_FIXTURE,
      'GET /api/sessions/:id/versions': () => RAW_SESSION_VERSIONS,
    },
  }),
};
export const OtherBackend: Story = { decorators: on() };
export const Patient: Story = { decorators: on({ user: PATIENT }) };
export const Loading: Story = { decorators: on({ routes: { [ONE]: never } }) };
export const NotFound: Story = { decorators: on({ user: PATIENT, routes: { [ONE]: () => answer(404) } }) };
export const Phone: Story = { decorators: on({ user: PATIENT }), globals: { viewport: { value: 'phone' } } };
