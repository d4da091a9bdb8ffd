import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { SessionDetailPage } from '.';

const meta = {
  title: 'Pantallas/Detalle de la sesión',
  component: SessionDetailPage,
  parameters: { router: false },
} satisfies Meta<typeof SessionDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A backend that keeps no versions of a session. */
export const OtherBackend: Story = {
  decorators: [
    (Story) => (
      <StoryStore
        at="/sessions/s1"
        path="/sessions/:id"
        user={THERAPIST}
        routes={{ 'GET /api/sessions/:id': () => SESSION_FIXTURE }}
      >
        <AuthProvider>
          <Story />
        </AuthProvider>
      </StoryStore>
    ),
  ],
};
