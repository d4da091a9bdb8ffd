import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS, EXERCISE_FIXTURE } from '../fixtures';
import { ExerciseFormDialog } from './ExerciseFormDialog';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExerciseFormDialog',
  component: ExerciseFormDialog,
  args: { categories: CATEGORY_OPTIONS, difficulties: DIFFICULTY_OPTIONS, onClose: fn() },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'POST /api/exercises': () => answer(400, { fields: { name: 'Ya existe un ejercicio con ese nombre' } }),
      'PUT /api/exercises/:id': () => answer(500),
    },
  }),
} satisfies Meta<typeof ExerciseFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const Edit: Story = { args: { exercise: EXERCISE_FIXTURE } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear ejercicio' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
