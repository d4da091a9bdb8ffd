import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CategoryBadge } from './RoutineMarks';

const meta = {
  title: 'Funcionalidades/Rutinas/CategoryBadge',
  component: CategoryBadge,
  args: { category: 'Rehabilitación', difficulty: 'beginner' },
} satisfies Meta<typeof CategoryBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beginner: Story = {};
export const Intermediate: Story = { args: { difficulty: 'intermediate' } };
export const Advanced: Story = { args: { difficulty: 'advanced' } };
export const NoCategory: Story = { args: { category: null } };
