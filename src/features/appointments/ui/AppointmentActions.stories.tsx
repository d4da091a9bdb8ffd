import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { AppointmentActions } from './AppointmentActions';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentActions',
  component: AppointmentActions,
  args: { appointment: appointmentFixture(), onDelete: () => undefined },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof AppointmentActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Confirmed: Story = { args: { appointment: appointmentFixture({ status: 'CONFIRMED' }) } };
export const Completed: Story = { args: { appointment: appointmentFixture({ status: 'COMPLETED' }) } };

const forTherapist = { withRecord: true, onMessage: () => undefined };
/** The appointment's day has come, so the session is the next step. */
export const AwaitingItsSession: Story = {
  args: {
    ...forTherapist,
    appointment: appointmentFixture({ status: 'CONFIRMED', date: '2026-01-08T09:30:00Z' }),
  },
};
export const MenuOpen: Story = {
  args: {
    ...forTherapist,
    appointment: appointmentFixture({ status: 'CONFIRMED', date: '2026-01-08T09:30:00Z' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Más acciones/ }));
    await within(document.body).findByRole('menuitem', { name: 'Siguiente cita' });
  },
};
