import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EXERCISE_FIXTURE } from '../fixtures';
import { ExerciseDetailDialog } from './ExerciseDialogs';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExerciseDetailDialog',
  component: ExerciseDetailDialog,
  args: { exercise: EXERCISE_FIXTURE, onClose: fn() },
} satisfies Meta<typeof ExerciseDetailDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OtherVideo: Story = {
  args: { exercise: { ...EXERCISE_FIXTURE, videoUrl: 'https://clinica.es/video.mp4' } },
};
export const InertVideo: Story = {
  args: { exercise: { ...EXERCISE_FIXTURE, videoUrl: 'javascript:alert(1)' } },
};
export const OtherBackend: Story = {
  args: {
    exercise: {
      ...EXERCISE_FIXTURE,
      figure: null,
      region: null,
      aim: null,
      commonMistakes: null,
      precautions: null,
      videoUrl: null,
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
