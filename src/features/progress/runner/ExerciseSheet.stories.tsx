import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ProgressExercise } from '@/contract/progressAnswers';
import { rawExercise, rawStep } from '../fixtures';
import { ExerciseSheet } from './ExerciseSheet';

const item = (values: Record<string, unknown> = {}) => rawStep(1, values) as ProgressExercise;

const meta = {
  title: 'Funcionalidades/Progreso/ExerciseSheet',
  component: ExerciseSheet,
  args: { item: item() },
} satisfies Meta<typeof ExerciseSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFigure: Story = { args: { item: item({ exercise: rawExercise(2, { figure: null }) }) } };
export const WithMaterial: Story = {
  args: { item: item({ exercise: { ...rawExercise(1), equipment: 'Silla firme y banda elástica' } }) },
};
export const WithNotes: Story = { args: { item: item({ notes: 'Sin dolor, a ritmo lento.' }) } };
export const Prescribed: Story = {
  args: {
    item: item({
      prescription: {
        side: 'left',
        tempo: { lift: 3, hold: 1, lower: 3, pause: 0 },
        upTo: 60,
        load: '2 kg',
        band: 'roja',
      },
    }),
  },
};
export const LongText: Story = {
  args: {
    item: item({
      exercise: rawExercise(1, {
        name: 'Sentadilla con apoyo '.repeat(6),
        instructions: 'Baja despacio. '.repeat(40),
      }),
    }),
  },
};
