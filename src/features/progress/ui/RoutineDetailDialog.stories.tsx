import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rawExercise, rawStep } from '../fixtures';
import { FULL_SCREEN, LONG, routineWith } from '../testing/onBackend';
import { RoutineDetailDialog } from './RoutineDetailDialog';

const meta = {
  title: 'Funcionalidades/Progreso/RoutineDetailDialog',
  component: RoutineDetailDialog,
  parameters: FULL_SCREEN,
  args: { routine: routineWith(), onClose: () => undefined },
} satisfies Meta<typeof RoutineDetailDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToStart: Story = { args: { action: { label: 'Comenzar', onClick: () => undefined } } };
export const OnlyToRead: Story = {};
export const WithMaterial: Story = {
  args: {
    routine: routineWith({
      exercises: [{ ...rawStep(1), exercise: { ...rawExercise(1), equipment: 'Silla' } }, rawStep(2)],
    }),
  },
};
export const WithoutExercises: Story = { args: { routine: routineWith({ exercises: [] }) } };
export const LongText: Story = { args: { routine: routineWith({ name: LONG, notes: `${LONG}. ${LONG}` }) } };
