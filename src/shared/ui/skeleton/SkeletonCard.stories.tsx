import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonCard } from './Skeleton';

/** Placeholder while content loads. Announced once. */
const meta = {
  title: 'Estados/SkeletonCard',
  component: SkeletonCard,
  args: { label: 'Cargando...' },
} satisfies Meta<typeof SkeletonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
