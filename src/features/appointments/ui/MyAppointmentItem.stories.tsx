import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { appointmentFixture } from '../fixtures';
import { MyAppointmentItem } from './MyAppointmentItem';

const meta = {
  title: 'Funcionalidades/Citas/MyAppointmentItem',
  component: MyAppointmentItem,
  args: { appointment: appointmentFixture() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof MyAppointmentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = { args: { upcoming: true } };
export const Past: Story = { args: { appointment: appointmentFixture({ status: 'COMPLETED' }) } };
export const LongText: Story = {
  args: { appointment: appointmentFixture({ notes: 'Ropa cómoda e informes. '.repeat(15) }) },
};
