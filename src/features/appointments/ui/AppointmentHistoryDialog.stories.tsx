import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture, historyFixture } from '../fixtures';
import { AppointmentHistoryDialog } from './AskedDialog';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentHistoryDialog',
  component: AppointmentHistoryDialog,
  args: {
    appointment: appointmentFixture({ status: 'CONFIRMED' }),
    onEnd: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof AppointmentHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/appointments/:id/events': handler } });

export const Default: Story = { decorators: on(historyFixture) };
export const NothingKept: Story = { decorators: on(() => ({ ...historyFixture(), events: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
