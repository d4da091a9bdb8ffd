import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EXERCISE_FIXTURE } from '../fixtures';
import { DeleteExerciseDialog } from './ExerciseDialogs';

const meta = {
  title: 'Funcionalidades/Ejercicios/DeleteExerciseDialog',
  component: DeleteExerciseDialog,
  args: { exercise: EXERCISE_FIXTURE, onClose: fn() },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof DeleteExerciseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
