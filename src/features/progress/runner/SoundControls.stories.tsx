import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { SoundControls } from './RunnerFrame';

const meta = {
  title: 'Funcionalidades/Progreso/SoundControls',
  component: SoundControls,
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof SoundControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
