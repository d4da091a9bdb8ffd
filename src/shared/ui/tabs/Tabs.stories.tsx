import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs';

/** Parts of one screen, shown one at a time. */
const meta = {
  title: 'Estructura/Tabs',
  component: Tabs,
  args: {
    label: 'Rutinas',
    options: [
      { value: 'today', label: 'Para Hoy', count: 2 },
      { value: 'all', label: 'Todas', count: 7 },
    ],
    value: 'today',
    onChange: fn(),
    children: 'Contenido de la pestaña',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Para Hoy/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Todas/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Many: Story = {
  args: {
    options: ['Resumen', 'Evaluaciones', 'Citas', 'Rutinas', 'Sesiones', 'Documentos', 'Mensajes'].map(
      (label) => ({
        value: label,
        label,
      }),
    ),
    value: 'Resumen',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
