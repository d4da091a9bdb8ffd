import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentsDomain } from '../domain';
import { appointmentFixture, manyAppointments } from '../fixtures';
import { PatientAppointments } from './PatientAppointments';

const meta = {
  title: 'Funcionalidades/Citas/PatientAppointments',
  component: PatientAppointments,
  args: {
    patientId: 'p1',
    newAppointment: '/patients/p1/appointments/new',
    onDelete: () => undefined,
    onMessage: () => undefined,
  },
  parameters: { router: false },
} satisfies Meta<typeof PatientAppointments>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, domains: [appointmentsDomain], routes: { 'GET /api/appointments': handler } });

export const Default: Story = { decorators: on(() => manyAppointments(66).slice(30)) };
/** What was lies above the line of today. */
export const WithPast: Story = {
  decorators: on(() => [
    appointmentFixture({ id: 'a', date: '2026-11-12T09:30:00+01:00', status: 'COMPLETED' }),
    appointmentFixture({ id: 'b', date: '2026-11-17T09:30:00+01:00', status: 'NO_SHOW' }),
    appointmentFixture({ id: 'c', notes: 'Traer informes y ropa cómoda.' }),
  ]),
};
export const LongText: Story = {
  decorators: on(() => [appointmentFixture({ notes: 'Traer los informes. '.repeat(20) })]),
};
export const Empty: Story = { decorators: on(() => []) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
