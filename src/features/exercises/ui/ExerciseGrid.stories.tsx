import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EXERCISE_FIXTURE, exerciseFixtures } from '../fixtures';
import { ExerciseGrid } from './ExerciseGrid';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExerciseGrid',
  component: ExerciseGrid,
  args: { exercises: [EXERCISE_FIXTURE, ...exerciseFixtures(5)], total: 6, onOpen: () => undefined },
} satisfies Meta<typeof ExerciseGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanAPortion: Story = { args: { exercises: exerciseFixtures(30), total: 30 } };
export const LongText: Story = {
  args: { exercises: [{ ...EXERCISE_FIXTURE, name: 'Extensión de rodilla '.repeat(8) }], total: 1 },
};
