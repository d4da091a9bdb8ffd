import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { StatGrid } from '@/shared/ui/stat-card/StatCard';
import { sessionFixtures } from '../fixtures';
import { MySessionCards } from './MySessionCards';

const meta = {
  title: 'Funcionalidades/Sesiones/MySessionCards',
  component: MySessionCards,
  parameters: { router: false },
} satisfies Meta<typeof MySessionCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler): Story['decorators'] => [
  (Story) => (
    <StoryStore user={PATIENT} routes={{ 'GET /api/sessions/my-sessions': handler }}>
      <StatGrid>
        <Story />
      </StatGrid>
    </StoryStore>
  ),
];

export const Default: Story = { decorators: on(() => ({ sessions: sessionFixtures(1, 9) })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
