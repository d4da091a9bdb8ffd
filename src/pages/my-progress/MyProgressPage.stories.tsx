import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { RAW_STATS } from '@/features/progress/fixtures';
import { sessionsDomain } from '@/features/sessions';
import { StoryStore } from '@/shared/testing/StoryStore';
import { PATIENT } from '@/shared/testing/people';
import { MyProgressPage } from '.';

const meta = {
  title: 'Pantallas/Mi Progreso',
  component: MyProgressPage,
  parameters: { router: false },
  decorators: [
    (Story) => (
      <StoryStore
        user={PATIENT}
        domains={[sessionsDomain]}
        routes={{
          'GET /api/routine-progress/stats': () => RAW_STATS,
          'GET /api/sessions/my-sessions': () => ({ sessions: [] }),
        }}
      >
        <AuthProvider>
          <Story />
        </AuthProvider>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof MyProgressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
