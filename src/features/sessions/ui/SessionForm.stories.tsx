import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { STAFF_SESSION_FIXTURE } from '../fixtures';
import { SessionForm } from './SessionForm';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionForm',
  component: SessionForm,
  parameters: { router: false },
  args: {
    sharesNotes: true,
    patientField: <FormikTextField name="patientId" label="Paciente" required />,
    onSaved: () => undefined,
    onCancel: () => undefined,
  },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'PUT /api/sessions/:id': never,
      'POST /api/sessions': () => answer(500),
      'GET /api/sessions/patient/:id': () => [STAFF_SESSION_FIXTURE],
    },
  }),
} satisfies Meta<typeof SessionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
/** Opened from an appointment that has begun. */
export const OfAnAppointment: Story = {
  args: {
    appointmentId: 'c1',
    start: {
      patientId: STAFF_SESSION_FIXTURE.patientId,
      date: '2026-11-24',
      time: '09:30',
      duration: 45,
      treatmentType: 'Seguimiento',
      status: 'COMPLETED',
    },
  },
};
export const Edit: Story = { args: { session: STAFF_SESSION_FIXTURE } };
/** A backend without notes for the patient. */
export const WithoutSharedNotes: Story = { args: { sharesNotes: false } };
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear sesión' }));
    await canvas.findByText('Debes especificar el tipo de tratamiento');
  },
};
export const CopiedFromTheLastOne: Story = {
  args: { start: { patientId: STAFF_SESSION_FIXTURE.patientId } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar la última sesión' }));
    await canvas.findByDisplayValue('Plancha lateral corta');
  },
};
export const AskingBeforeLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notas de la sesión' }), 'Sin guardar');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await canvas.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
  },
};
export const Saving: Story = {
  args: { session: STAFF_SESSION_FIXTURE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar sesión' }));
  },
};
export const Phone: Story = {
  args: { session: STAFF_SESSION_FIXTURE },
  globals: { viewport: { value: 'phone' } },
};
