import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Disclosure } from './Disclosure';

/** Secondary content, collapsed until opened. */
const meta = {
  title: 'Superficies/Disclosure',
  component: Disclosure,
  args: { summary: 'Detalles del error', children: 'TypeError: no se pudo leer la respuesta del servidor.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
