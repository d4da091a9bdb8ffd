import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumbs } from './Breadcrumbs';

/** Position of the page in the hierarchy. */
const meta = {
  title: 'Estructura/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Pacientes', to: '/patients' },
      { label: 'Ana López Ruiz', to: '/patients/1' },
      { label: 'Editar' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    items: [
      { label: 'Pacientes', to: '/patients' },
      { label: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha', to: '/patients/1' },
      { label: 'Editar' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
