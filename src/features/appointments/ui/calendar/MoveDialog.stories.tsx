import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture } from '../../fixtures';
import { MoveDialog } from './MoveDialog';

const meta = {
  title: 'Funcionalidades/Citas/MoveDialog',
  component: MoveDialog,
  args: {
    appointment: appointmentFixture(),
    asked: { date: '2026-11-25', time: '10:30', duration: 60 },
    onClose: () => undefined,
  },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof MoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
