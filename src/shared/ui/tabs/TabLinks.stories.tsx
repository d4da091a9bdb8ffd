import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TabLinks } from './Tabs';

const links = ['Resumen', 'Historia', 'Rutinas', 'Citas', 'Documentos', 'Mensajes', 'Datos'].map((label) => ({
  to: `/${label.toLowerCase()}`,
  label,
}));

/** Parts of one screen, each with an address of its own. */
const meta = {
  title: 'Estructura/TabLinks',
  component: TabLinks,
  args: { label: 'Apartados de la ficha', links, current: 'Resumen', children: 'Contenido del apartado' },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unfinished: Story = {
  args: {
    links: links.map((link) => (link.label === 'Documentos' ? { ...link, unfinished: 'enviando' } : link)),
  },
};
export const Phone: Story = {
  args: { current: 'Mensajes' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
