import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { PatientNextAppointment } from './NextAppointmentCard';

const meta = {
  title: 'Funcionalidades/Citas/PatientNextAppointment',
  component: PatientNextAppointment,
  args: { patientId: 'p1' },
  parameters: { router: false },
} satisfies Meta<typeof PatientNextAppointment>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/appointments': handler } });

export const Scheduled: Story = { decorators: on(() => [appointmentFixture()]) };
export const Confirmed: Story = { decorators: on(() => [appointmentFixture({ status: 'CONFIRMED' })]) };
export const Empty: Story = { decorators: on(() => [appointmentFixture({ status: 'CANCELLED' })]) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Scheduled, globals: { viewport: { value: 'phone' } } };
