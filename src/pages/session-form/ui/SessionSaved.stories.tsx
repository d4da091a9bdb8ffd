import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { SessionSaved } from './AppointmentSession';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionSaved',
  component: SessionSaved,
  args: { appointment: appointmentFixture() },
  parameters: { router: false },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof SessionSaved>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    appointment: appointmentFixture({
      patientName: 'María Dolores Fernández-Castañeda Etxeberria '.repeat(3),
    }),
  },
};
