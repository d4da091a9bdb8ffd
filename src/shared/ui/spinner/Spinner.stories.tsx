import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './Spinner';

/** Loading indicator for content of unknown shape. */
const meta = {
  title: 'Estados/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { centred: true } };
