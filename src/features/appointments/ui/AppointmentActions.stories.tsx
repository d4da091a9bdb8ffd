import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore, THERAPIST } from '@/shared/testing';
import { appointmentFixture } from '../fixtures';
import { AppointmentActions } from './AppointmentActions';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentActions',
  component: AppointmentActions,
  args: { appointment: appointmentFixture(), onDelete: () => undefined },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <Story />
      </StoryStore>
    ),
  ],
  parameters: { router: false },
} satisfies Meta<typeof AppointmentActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Confirmed: Story = { args: { appointment: appointmentFixture({ status: 'CONFIRMED' }) } };
export const Completed: Story = { args: { appointment: appointmentFixture({ status: 'COMPLETED' }) } };
