import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ROUTINE_FIXTURE } from '../fixtures';
import { RoutineLinkDialog } from './RoutineDialogs';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineLinkDialog',
  component: RoutineLinkDialog,
  args: { routine: ROUTINE_FIXTURE, onClose: fn() },
} satisfies Meta<typeof RoutineLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
