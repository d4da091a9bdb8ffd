import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarPlusIcon, UserPlusIcon } from '@/shared/ui/icon/icons';
import { QuickActions } from './DashboardParts';

const meta = {
  title: 'Funcionalidades/Dashboard/QuickActions',
  component: QuickActions,
  args: {
    actions: [
      { label: 'Nuevo paciente', to: '/patients/new', icon: UserPlusIcon },
      { label: 'Nueva cita', to: '/appointments/new', icon: CalendarPlusIcon },
    ],
  },
} satisfies Meta<typeof QuickActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
