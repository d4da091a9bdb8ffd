import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { SoundControls } from './RunnerFrame';

const meta = {
  title: 'Funcionalidades/Progreso/SoundControls',
  component: SoundControls,
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <Story />
      </StoryStore>
    ),
  ],
  parameters: { router: false },
} satisfies Meta<typeof SoundControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
