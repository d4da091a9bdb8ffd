import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '@/shared/ui/button/Button';
import { EXERCISE_FIXTURE } from '../fixtures';
import { ExerciseCard } from './ExerciseGrid';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExerciseCard',
  component: ExerciseCard,
  args: { exercise: EXERCISE_FIXTURE, onOpen: fn() },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: '20rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ExerciseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = { args: { renderActions: () => <Button size="sm">Editar</Button> } };
export const Bare: Story = {
  args: {
    exercise: {
      ...EXERCISE_FIXTURE,
      figure: null,
      region: null,
      equipment: null,
      sets: null,
      reps: null,
      duration: null,
      difficulty: 'ADVANCED',
    },
  },
};
/** A backend that uses codes as values, with its own labels. */
export const LabelsOfTheServer: Story = {
  args: {
    exercise: { ...EXERCISE_FIXTURE, category: 'AQUATIC' },
    lists: {
      categories: [{ value: 'AQUATIC', label: 'Terapia acuática' }],
      difficulties: [{ value: 'beginner', label: 'Iniciación' }],
    },
  },
};
export const LongText: Story = {
  args: {
    exercise: {
      ...EXERCISE_FIXTURE,
      name: 'Electroestimulaciónneuromuscularpropioceptivaavanzada con nombre larguísimo',
      description: EXERCISE_FIXTURE.description.repeat(6),
    },
  },
};
