import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BarChart } from './BarChart';

/** Values side by side as bars. */
const meta = {
  title: 'Datos/BarChart',
  component: BarChart,
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
  args: {
    title: 'Ejercicios de la semana',
    unit: 'ejercicios',
    bars: ['L', 'M', 'X', 'J', 'V', 'S', 'D'].map((label, index) => ({
      label,
      value: [6, 6, 4, 0, 6, 2, 0][index] ?? 0,
    })),
    max: 6,
    height: 220,
    labelHeader: 'Día',
    valueHeader: 'Hechos',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { bars: [] } };
export const Many: Story = {
  args: {
    max: 10,
    bars: Array.from({ length: 30 }, (_, index) => ({ label: String(index + 1), value: (index * 7) % 11 })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
