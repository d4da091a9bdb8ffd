import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { DETAILS_FIXTURE, PATIENT_FIXTURE } from '../fixtures';
import { PatientForm } from './PatientForm';

const savingWith = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'PUT /api/patients/:id': handler } });

/** On a server that keeps further details. */
const knowing = inStore({
  user: THERAPIST,
  routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities: ['patientDetails'] }) },
});

const meta = {
  title: 'Funcionalidades/Pacientes/PatientForm',
  component: PatientForm,
  args: {
    onSaved: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { router: false },
  decorators: savingWith(never),
} satisfies Meta<typeof PatientForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const Edit: Story = { args: { patient: PATIENT_FIXTURE } };
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear paciente' }));
    await canvas.findByText('El nombre es obligatorio');
  },
};
export const ServerErrors: Story = {
  args: { patient: PATIENT_FIXTURE },
  decorators: savingWith(() => answer(400, { fields: { email: 'Introduce un correo electrónico válido' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
    await canvas.findByText('Introduce un correo electrónico válido');
  },
};
export const Saving: Story = {
  args: { patient: PATIENT_FIXTURE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
  },
};
export const CreateWithDetails: Story = { decorators: knowing };
export const EditWithDetails: Story = {
  args: { patient: { ...PATIENT_FIXTURE, details: DETAILS_FIXTURE } },
  decorators: knowing,
};
export const DetailsOnPhone: Story = { ...EditWithDetails, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Somebody else changed the same meanwhile. */
export const ChangedMeanwhile: Story = {
  args: { patient: PATIENT_FIXTURE },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits'] }),
      'PUT /api/patients/:id': () =>
        answer(409, { details: { clashes: [{ field: 'notes', theirs: 'Trae el informe' }] } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notas' }), ' Prefiere las mañanas.');
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
    await canvas.findByRole('dialog', { name: 'Alguien lo ha cambiado mientras tanto' });
  },
};
