import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture, historyFixture } from '../fixtures';
import { AppointmentHistory } from './AppointmentHistory';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentHistory',
  component: AppointmentHistory,
  args: { appointment: appointmentFixture({ status: 'CONFIRMED' }), onEnd: () => undefined },
} satisfies Meta<typeof AppointmentHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/appointments/:id/events': handler } });

const long = () => {
  const { events, ...rest } = historyFixture();
  return { ...rest, events: events.map((event) => ({ ...event, reason: 'Tiene que viajar. '.repeat(16) })) };
};

export const Default: Story = { decorators: on(historyFixture) };
/** One that was completed: it can be corrected, also long afterwards. */
export const Completed: Story = {
  ...Default,
  args: { appointment: appointmentFixture({ status: 'COMPLETED' }) },
};
/** Whose patient has arrived: that is taken back before it can be marked as missed. */
export const Arrived: Story = {
  ...Default,
  args: { appointment: appointmentFixture({ status: 'CONFIRMED', arrivedAt: '2026-11-24T09:20:00+01:00' }) },
};
/** An appointment from before its history was kept. */
export const NothingKept: Story = { decorators: on(() => ({ ...historyFixture(), events: [] })) };
export const LongReasons: Story = { decorators: on(long) };
export const Loading: Story = { decorators: on(never) };
/** A backend without the route. */
export const Unknown: Story = { decorators: on(() => answer(404)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
