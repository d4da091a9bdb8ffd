import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarIcon } from '../icon/icons';
import { StatCard } from './StatCard';

/** One number with its label. */
const meta = {
  title: 'Datos/StatCard',
  component: StatCard,
  args: { label: 'Citas de hoy', value: 8, icon: CalendarIcon, hint: '2 por confirmar' },
  decorators: [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Unknown: Story = { args: { value: '—', hint: undefined } };
export const AsLink: Story = { args: { to: '/appointments' } };
export const LongText: Story = {
  args: { label: 'Duración promedio de las rutinas activas (min)', value: '1.234.567' },
};
