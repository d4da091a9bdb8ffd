import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture, historyFixture } from '../fixtures';
import { EndAppointmentPrompt } from './EndAppointmentPrompt';

const lateFrom = (instant: string) => ({ ...historyFixture(), lateFrom: instant });

const meta = {
  title: 'Funcionalidades/Citas/EndAppointmentPrompt',
  component: EndAppointmentPrompt,
  args: { appointment: appointmentFixture(), how: 'cancellation', onClose: () => undefined },
  decorators: inStore({
    user: THERAPIST,
    routes: { 'GET /api/appointments/:id/events': () => lateFrom('2020-01-01T09:30:00+01:00') },
  }),
} satisfies Meta<typeof EndAppointmentPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LateCancellation: Story = {};
export const NoShow: Story = { args: { how: 'noShow' } };
export const Correction: Story = {
  args: { appointment: appointmentFixture({ status: 'COMPLETED' }), how: 'correction' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
