import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AppointmentStatusBadge } from './AppointmentMarks';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentStatusBadge',
  component: AppointmentStatusBadge,
  args: { status: 'SCHEDULED' },
} satisfies Meta<typeof AppointmentStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = { args: { status: 'SCHEDULED' } };
export const Confirmed: Story = { args: { status: 'CONFIRMED' } };
export const Completed: Story = { args: { status: 'COMPLETED' } };
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
export const NoShow: Story = { args: { status: 'NO_SHOW' } };
