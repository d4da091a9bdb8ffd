import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS } from '../fixtures';
import { ExerciseFilters } from './ExerciseFilters';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExerciseFilters',
  component: ExerciseFilters,
  args: {
    filters: { search: '', category: '', difficulty: '' },
    categories: CATEGORY_OPTIONS,
    difficulties: DIFFICULTY_OPTIONS,
    onSearchChange: () => undefined,
    onCategoryChange: () => undefined,
    onDifficultyChange: () => undefined,
    onClear: () => undefined,
  },
} satisfies Meta<typeof ExerciseFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = {
  args: { filters: { search: 'rodilla', category: 'Fortalecimiento', difficulty: 'BEGINNER' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
