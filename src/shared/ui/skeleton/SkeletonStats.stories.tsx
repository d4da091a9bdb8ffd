import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonStats } from './Skeleton';

/** Placeholder while content loads. Announced once. */
const meta = {
  title: 'Estados/SkeletonStats',
  component: SkeletonStats,
  args: { label: 'Cargando...' },
} satisfies Meta<typeof SkeletonStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
