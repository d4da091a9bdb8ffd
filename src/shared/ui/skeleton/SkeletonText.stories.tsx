import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonText } from './Skeleton';

/** Placeholder while content loads. Announced once. */
const meta = {
  title: 'Estados/SkeletonText',
  component: SkeletonText,
  args: { label: 'Cargando...' },
} satisfies Meta<typeof SkeletonText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
