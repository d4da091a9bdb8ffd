import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChartFrame } from './ChartFrame';

const meta = {
  title: 'Datos/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Dolor por semana',
    children: <p>El dibujo</p>,
    table: {
      headers: ['Semana', 'Dolor'],
      rows: [
        ['16 nov', '5'],
        ['23 nov', '3'],
      ],
    },
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLegend: Story = { args: { legend: <p>Antes · Después</p> } };
/** The values as a table, for people who cannot or do not want to read the drawing. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ver como tabla'));
    await canvas.findByRole('table');
  },
};
