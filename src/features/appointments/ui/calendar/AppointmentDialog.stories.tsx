import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture } from '../../fixtures';
import { AppointmentDialog } from './AppointmentDialog';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentDialog',
  component: AppointmentDialog,
  args: {
    appointment: appointmentFixture(),
    onClose: () => undefined,
    onEdit: () => undefined,
    onMove: () => undefined,
    onDelete: () => undefined,
  },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof AppointmentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Completed: Story = {
  args: { appointment: appointmentFixture({ status: 'COMPLETED', notes: 'Traer informes.' }) },
};
/** The patient wants another day, and nobody has answered. */
export const AsksAnotherDay: Story = { args: { appointment: appointmentFixture({ asksAnotherDay: true }) } };
export const ForTherapist: Story = {
  args: { withRecord: true, onMessage: () => undefined },
};
