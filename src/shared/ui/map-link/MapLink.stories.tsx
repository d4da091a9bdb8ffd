import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MapLink } from './MapLink';

/** An address that a tap shows on a map. */
const meta = {
  title: 'Datos/MapLink',
  component: MapLink,
  args: { address: 'Calle Mayor, 1, Madrid' },
} satisfies Meta<typeof MapLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
