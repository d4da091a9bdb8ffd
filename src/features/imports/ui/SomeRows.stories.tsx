import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SomeRows } from './ReviewRows';

const places = (count: number) => Array.from({ length: count }, (_one, place) => place);

const meta = {
  title: 'Funcionalidades/Importaciones/SomeRows',
  component: SomeRows,
  args: {
    rows: places(60),
    label: 'Filas del archivo',
    render: (row) => <li key={row}>Fila {row + 2}</li>,
  },
} satisfies Meta<typeof SomeRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Few: Story = { args: { rows: places(3) } };
export const Empty: Story = { args: { rows: [] } };
