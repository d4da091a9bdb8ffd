import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DifficultyBadge } from './ExerciseGrid';

const meta = {
  title: 'Funcionalidades/Ejercicios/DifficultyBadge',
  component: DifficultyBadge,
  args: { difficulty: 'BEGINNER' },
} satisfies Meta<typeof DifficultyBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beginner: Story = { args: { difficulty: 'BEGINNER' } };
export const Intermediate: Story = { args: { difficulty: 'INTERMEDIATE' } };
export const Advanced: Story = { args: { difficulty: 'ADVANCED' } };
