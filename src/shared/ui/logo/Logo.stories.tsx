import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './Logo';

/** Logo of the product: a striding A crossed by its path. */
const meta = {
  title: 'Fundamentos/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {};
export const Contrast: Story = { globals: { theme: 'contrast' } };
