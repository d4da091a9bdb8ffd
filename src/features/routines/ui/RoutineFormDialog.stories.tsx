import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { answer, StoryStore, THERAPIST } from '@/shared/testing';
import { FormikTextField } from '@/shared/ui/formik';
import { EXERCISES, FREQUENCY_OPTIONS, ROUTINE_FIXTURE, TEMPLATE_FIXTURE } from '../fixtures';
import { RoutineFormDialog } from './RoutineFormDialog';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineFormDialog',
  component: RoutineFormDialog,
  args: {
    frequencies: FREQUENCY_OPTIONS,
    exercises: EXERCISES,
    patientField: <FormikTextField name="patientId" label="Paciente" required />,
    renderPicker: () => <p>Biblioteca</p>,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST} routes={{ 'PUT /api/routines/:id': () => answer(500) }}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof RoutineFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const Edit: Story = { args: { routine: ROUTINE_FIXTURE } };
export const Template: Story = { args: { routine: TEMPLATE_FIXTURE } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear rutina' }));
  },
};
export const Dark: Story = { args: { routine: ROUTINE_FIXTURE }, globals: { theme: 'dark' } };
export const Phone: Story = {
  args: { routine: ROUTINE_FIXTURE },
  globals: { viewport: { value: 'phone' } },
};
