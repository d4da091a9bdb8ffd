import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActivityIcon, CalendarIcon, CheckIcon, PatientsIcon } from '../icon/icons';
import { StatCard, StatGrid } from './StatCard';

/** Stat cards side by side, two on a phone. */
const meta = {
  title: 'Datos/StatGrid',
  component: StatGrid,
  args: { label: 'Resumen de pacientes', children: null },
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = (loading: boolean) => (
  <>
    <StatCard label="Pacientes" value={134} icon={PatientsIcon} loading={loading} />
    <StatCard label="Citas de hoy" value={8} icon={CalendarIcon} tone="info" loading={loading} />
    <StatCard label="Completadas" value={412} icon={CheckIcon} tone="success" loading={loading} />
    <StatCard label="Sesiones del mes" value={96} icon={ActivityIcon} tone="warning" loading={loading} />
  </>
);
export const Default: Story = { args: { children: cards(false) } };
export const Loading: Story = { args: { children: cards(true) } };
export const Phone: Story = {
  args: { children: cards(false) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
