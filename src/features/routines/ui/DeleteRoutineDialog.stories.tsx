import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { ROUTINE_FIXTURE, TEMPLATE_FIXTURE } from '../fixtures';
import { DeleteRoutineDialog } from './RoutineDialogs';

const meta = {
  title: 'Funcionalidades/Rutinas/DeleteRoutineDialog',
  component: DeleteRoutineDialog,
  args: { routine: ROUTINE_FIXTURE, onClose: () => undefined },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof DeleteRoutineDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Template: Story = { args: { routine: TEMPLATE_FIXTURE } };
