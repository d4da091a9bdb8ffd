import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PATIENTS } from '../fixtures';
import { RoutineToolbar } from './RoutineToolbar';

const CLOSED = { search: '', patientId: '', category: '', filtersOpen: false };

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineToolbar',
  component: RoutineToolbar,
  args: {
    filters: CLOSED,
    view: 'grid',
    patients: PATIENTS,
    onSearchChange: () => undefined,
    onPatientChange: () => undefined,
    onCategoryChange: () => undefined,
    onViewChange: () => undefined,
    onFiltersToggle: () => undefined,
    onClear: () => undefined,
  },
} satisfies Meta<typeof RoutineToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FiltersOpen: Story = {
  args: { filters: { ...CLOSED, category: 'Postural', filtersOpen: true } },
};
export const List: Story = { args: { view: 'list' } };
export const Phone: Story = { ...FiltersOpen, globals: { viewport: { value: 'phone' } } };
