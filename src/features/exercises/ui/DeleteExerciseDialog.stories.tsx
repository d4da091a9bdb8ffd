import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EXERCISE_FIXTURE } from '../fixtures';
import { DeleteExerciseDialog } from './ExerciseDialogs';

const meta = {
  title: 'Funcionalidades/Ejercicios/DeleteExerciseDialog',
  component: DeleteExerciseDialog,
  args: { exercise: EXERCISE_FIXTURE, onClose: fn() },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof DeleteExerciseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
