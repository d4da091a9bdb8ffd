import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { MyAppointments } from './MyAppointments';
import { NextAppointmentCard } from './NextAppointmentCard';

const ROWS = [
  appointmentFixture({ id: 'a', date: '2026-11-24T09:30:00+01:00', status: 'CONFIRMED' }),
  appointmentFixture({ id: 'b', date: '2026-12-01T16:00:00+01:00', notes: 'Trae ropa cómoda.' }),
  appointmentFixture({ id: 'c', date: '2026-01-10T10:00:00+01:00', status: 'COMPLETED' }),
  appointmentFixture({ id: 'd', date: '2026-02-10T10:00:00+01:00', status: 'CANCELLED' }),
  appointmentFixture({ id: 'e', date: '2026-03-10T10:00:00+01:00', status: 'NO_SHOW' }),
];

const meta = {
  title: 'Funcionalidades/Citas/MyAppointments',
  component: MyAppointments,
  args: { renderAnswers: () => null },
  parameters: { router: false },
} satisfies Meta<typeof MyAppointments>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: PATIENT, routes: { 'GET /api/appointments/my-appointments': handler } });

export const Full: Story = { decorators: on(() => ROWS) };
export const WithPhone: Story = {
  decorators: on(() =>
    ROWS.map((row) => ({ ...row, therapist: { name: 'Ana Ruiz Soler', phone: '+34 600 111 222' } })),
  ),
};
export const OnlyPast: Story = { decorators: on(() => ROWS.slice(2)) };
export const Empty: Story = { decorators: on(() => []) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Offline: Story = { decorators: on(networkFailure) };
export const NextOnDashboard: Story = { decorators: on(() => ROWS), render: () => <NextAppointmentCard /> };
export const NoneOnDashboard: Story = { decorators: on(() => []), render: () => <NextAppointmentCard /> };
export const FailedOnDashboard: Story = {
  decorators: on(() => answer(500)),
  render: () => <NextAppointmentCard />,
};
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
