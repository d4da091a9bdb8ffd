import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EXERCISES, PRESCRIBED_FIXTURE, ROUTINE_FIXTURE } from '../fixtures';
import { RoutinePrintSheet } from './RoutinePrintSheet';

const six = Array.from({ length: 6 }, (_unused, index) => ({
  ...ROUTINE_FIXTURE.exercises[0],
  exerciseId: 'e1',
  order: index + 1,
}));

const meta = {
  title: 'Funcionalidades/Rutinas/RoutinePrintSheet',
  component: RoutinePrintSheet,
  args: {
    routine: { ...ROUTINE_FIXTURE, exercises: six as typeof ROUTINE_FIXTURE.exercises },
    patientName: 'Manuel Ortega Gil',
    exercises: EXERCISES,
  },
} satisfies Meta<typeof RoutinePrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixExercises: Story = {};
export const Prescribed: Story = { args: { routine: PRESCRIBED_FIXTURE } };
export const Precautions: Story = {
  args: {
    exercises: EXERCISES.map((exercise) => ({
      ...exercise,
      precautions: [
        'Para si notas dolor en el pecho o te mareas.',
        'No lo hagas si tu prótesis es reciente.',
      ],
    })),
  },
};
export const NotInLibrary: Story = { args: { routine: ROUTINE_FIXTURE, exercises: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
