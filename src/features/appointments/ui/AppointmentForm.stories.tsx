import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { agendaRoutes, appointmentFixture } from '../fixtures';
import { AppointmentForm } from './AppointmentForm';

const DAY = '2099-11-24';
const conflict = {
  conflict: { id: 'x', date: `${DAY}T09:00:00+01:00`, duration: 60, patientName: 'Ángel Núñez' },
  alternatives: ['10:00', '11:00', '12:00'].map((time) => ({
    date: `${DAY}T${time}:00+01:00`,
    duration: 60,
  })),
};
const plan = {
  occurrences: [
    { date: DAY, time: '09:30', conflict: null, reason: null, alternatives: [] },
    {
      date: '2099-12-01',
      time: '09:30',
      conflict: { ...conflict.conflict, date: '2099-12-01T09:00:00+01:00' },
      reason: 'busy',
      alternatives: [{ date: '2099-12-01T10:00:00+01:00', duration: 60 }],
    },
  ],
};

const meta = {
  title: 'Funcionalidades/Citas/AppointmentForm',
  component: AppointmentForm,
  args: {
    patientField: (
      <FormikSelectField
        name="patientId"
        label="Paciente"
        required
        placeholder="Elige un paciente"
        options={[{ value: 'p1', label: 'Lucía Méndez Prats' }]}
      />
    ),
    onSaved: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { router: false },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      ...agendaRoutes(),
      'POST /api/appointments': () =>
        answer(409, { message: 'Ya hay una cita en ese horario', details: conflict }),
      'POST /api/appointments/series/preview': () => plan,
    },
  }),
} satisfies Meta<typeof AppointmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const prefill = { patientId: 'p1', date: DAY, time: '09:30' };

export const New: Story = {};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cita' }));
    await canvas.findByText('Selecciona un paciente');
  },
};
export const InThePast: Story = {
  args: { prefill: { ...prefill, date: '2020-11-24' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cita' }));
    await canvas.findByText('No puedes programar citas en el pasado');
  },
};
export const DoubleBooking: Story = {
  args: { prefill },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cita' }));
    await canvas.findByRole('group', { name: 'Horas libres' });
  },
};
export const Repeating: Story = {
  args: { prefill },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Repetir' }));
    await canvas.findByRole('spinbutton', { name: 'Número de citas' });
  },
};
export const SeriesReview: Story = {
  args: { prefill },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Repetir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar las citas' }));
    await canvas.findByRole('dialog');
  },
};
export const Editing: Story = {
  args: { appointment: appointmentFixture({ date: `${DAY}T09:30:00+01:00` }) },
};
export const Ended: Story = { args: { appointment: appointmentFixture({ status: 'COMPLETED' }) } };
export const WithoutNotes: Story = { args: { appointment: appointmentFixture(), withNotes: false } };
