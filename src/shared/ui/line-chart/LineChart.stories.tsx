import type { Meta, StoryObj } from '@storybook/react-webpack5';
const days = ['3 oct', '10 oct', '17 oct', '24 oct', '31 oct', '7 nov', '14 nov', '21 nov'];
import { LineChart } from './LineChart';

/** Values over time. They are also available as a table under 'Ver como tabla'. */
const meta = {
  title: 'Datos/LineChart',
  component: LineChart,
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
  args: {
    title: 'Dolor en las últimas semanas',
    max: 10,
    min: 0,
    series: [
      {
        name: 'Antes',
        points: days.map((x, index) => ({ x, y: [7, 6, 6, 5, null, 4, 3, 3][index] ?? null })),
      },
      {
        name: 'Después',
        points: days.map((x, index) => ({ x, y: [5, 5, 4, 4, null, 2, 2, 1][index] ?? null })),
      },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = {
  args: { series: meta.args.series.slice(0, 1), unit: '°', max: 180, title: 'Flexión de hombro' },
};
export const FourSeries: Story = {
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
  args: {
    title: 'Fuerza',
    max: 5,
    series: ['Cuádriceps', 'Isquiotibiales', 'Glúteo medio', 'Gemelos'].map((name, line) => ({
      name,
      points: days.map((x, index) => ({ x, y: Math.min(5, 1 + line * 0.5 + index * 0.3) })),
    })),
  },
};
export const OnePoint: Story = { args: { series: [{ name: 'Antes', points: [{ x: '21 nov', y: 4 }] }] } };
export const Empty: Story = { args: { series: [{ name: 'Antes', points: [] }] } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
