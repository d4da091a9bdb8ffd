import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeasureTable } from './MeasureTable';

const meta = {
  title: 'Funcionalidades/Evaluaciones/MeasureTable',
  component: MeasureTable,
  args: {
    caption: 'Columna cervical',
    subject: 'Movimiento',
    lines: [
      { id: 'a', name: 'Flexión', hint: 'Referencia 45°', paired: false },
      { id: 'b', name: 'Rotación', hint: 'Referencia 60°', paired: true },
    ],
    renderField: (_line, _side, label) => <span>{label}</span>,
  },
} satisfies Meta<typeof MeasureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutSides: Story = {
  args: { lines: [{ id: 'a', name: 'Flexores del tronco', paired: false }] },
};
