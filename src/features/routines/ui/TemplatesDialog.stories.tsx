import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { EXERCISES, FREQUENCY_OPTIONS, manyTemplates, TEMPLATE_FIXTURE } from '../fixtures';
import { TemplatesDialog } from './TemplatesDialog';

const meta = {
  title: 'Funcionalidades/Rutinas/TemplatesDialog',
  component: TemplatesDialog,
  args: {
    templates: [
      TEMPLATE_FIXTURE,
      {
        ...TEMPLATE_FIXTURE,
        ...{ id: 't2', name: 'De otra persona', therapistName: 'Luis Gil Prado', editable: false },
      },
    ],
    frequencies: FREQUENCY_OPTIONS,
    exercises: EXERCISES,
    patientField: <FormikTextField name="patientId" label="Paciente" required />,
    onEdit: fn(),
    onDelete: fn(),
    onAssigned: fn(),
    onCreate: fn(),
    onClose: fn(),
  },
  parameters: { router: false },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof TemplatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { templates: [] } };
/** Enough of them to be searched, of two people who name theirs alike. */
export const Many: Story = { args: { templates: manyTemplates(12) } };
export const NothingFound: Story = {
  ...Many,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar plantillas' }), 'tobillo');
    await canvas.findByText('No se encontraron plantillas');
  },
};
export const Assigning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Asignar a paciente: Plantilla de rodilla' }),
    );
  },
};
/** An exercise has left the library: the template has to be changed first. */
export const ExerciseGone: Story = { args: { exercises: EXERCISES.slice(1) } };
export const AssigningWithExerciseGone: Story = { ...ExerciseGone, play: Assigning.play };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
