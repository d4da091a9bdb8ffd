import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { STATUS_PATH } from '@/contract/system';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import {
  EXERCISES,
  FREQUENCY_OPTIONS,
  manyTemplates,
  PRESCRIBED_FIXTURE,
  ROUTINE_FIXTURE,
  SCHEDULED_FREQUENCIES,
  TEMPLATE_FIXTURE,
} from '../fixtures';
import { RoutineFormDialog } from './RoutineFormDialog';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineFormDialog',
  component: RoutineFormDialog,
  args: {
    frequencies: FREQUENCY_OPTIONS,
    templates: null,
    exercises: EXERCISES,
    patientField: <FormikTextField name="patientId" label="Paciente" required />,
    renderPicker: ({ isOpen }) => isOpen && <p>Biblioteca</p>,
    onClose: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryStore
        user={THERAPIST}
        routes={{
          [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: parameters.capabilities as unknown }),
          'PUT /api/routines/:id': () => answer(500),
        }}
      >
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof RoutineFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const TemplatesOnTheirWay: Story = { args: { templates: undefined } };
export const Edit: Story = { args: { routine: ROUTINE_FIXTURE } };
/** A copy, for which a patient has to be chosen. */
export const Copy: Story = { args: { copied: ROUTINE_FIXTURE } };
/** A copy for somebody else, which still holds what was written for the first patient. */
export const CopyForAnother: Story = {
  args: { copied: ROUTINE_FIXTURE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Paciente' }), 'p2');
    await canvas.findByText(/^Copia de una rutina de/);
  },
};
/** The first exercise has left the library. */
export const ExerciseGone: Story = { args: { routine: ROUTINE_FIXTURE, exercises: EXERCISES.slice(1) } };
export const NewTemplate: Story = { args: { asTemplate: true } };
export const Template: Story = { args: { routine: TEMPLATE_FIXTURE } };
/** Filled in from a template. A button restores the previous values. */
export const FromTemplate: Story = {
  args: { templates: [TEMPLATE_FIXTURE] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mostrar opciones de Empezar/ }));
    await userEvent.click(await canvas.findByRole('option', { name: TEMPLATE_FIXTURE.name }));
    await expect(await canvas.findByRole('textbox', { name: 'Nombre de la rutina' })).toHaveValue(
      TEMPLATE_FIXTURE.name,
    );
  },
};
/** Two of one name, told apart by who made them. */
export const ChoosingTemplate: Story = {
  args: { templates: manyTemplates(12) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Empezar con una plantilla' }),
      'hombro fase 1',
    );
    await expect(await canvas.findAllByRole('option', { name: 'Hombro fase 1' })).toHaveLength(2);
  },
};
/** A filled template that was changed is not taken back without a question. */
export const UndoingTemplate: Story = {
  args: { templates: [TEMPLATE_FIXTURE] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FromTemplate.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre de la rutina' }), ' de Lucía');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer plantilla' }));
    await canvas.findByRole('alertdialog', { name: '¿Deshacer la plantilla?' });
  },
};
/** A backend that stores days, with days chosen or left to the patient. */
export const DaysOfTheWeek: Story = {
  args: {
    frequencies: SCHEDULED_FREQUENCIES,
    routine: {
      ...ROUTINE_FIXTURE,
      frequency: 'CUSTOM',
      schedule: { weekdays: [1, 3, 5], timesPerDay: 2 },
    },
  },
};
export const OwnPace: Story = {
  args: {
    frequencies: SCHEDULED_FREQUENCIES,
    routine: { ...ROUTINE_FIXTURE, frequency: 'CUSTOM', schedule: null },
  },
};
export const DaysOnPhone: Story = {
  args: DaysOfTheWeek.args,
  globals: { viewport: { value: 'phone' } },
};
/** A backend that stores what is prescribed; opened at the first exercise. */
export const Prescribed: Story = {
  parameters: { capabilities: ['prescriptions'] },
  args: { routine: PRESCRIBED_FIXTURE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Prescripción: Lado izquierdo/));
    await expect(await canvas.findByRole('combobox', { name: 'Lado' })).toHaveValue('left');
  },
};
export const PrescribedOnPhone: Story = { ...Prescribed, globals: { viewport: { value: 'phone' } } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear rutina' }));
  },
};
export const Phone: Story = {
  args: { routine: ROUTINE_FIXTURE },
  globals: { viewport: { value: 'phone' } },
};
