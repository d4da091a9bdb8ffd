import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonTable } from './Skeleton';

/** Placeholder while content loads. Announced once. */
const meta = {
  title: 'Estados/SkeletonTable',
  component: SkeletonTable,
  args: { label: 'Cargando...' },
} satisfies Meta<typeof SkeletonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
