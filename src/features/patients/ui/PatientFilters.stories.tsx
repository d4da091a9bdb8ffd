import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PatientFilters } from './PatientFilters';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientFilters',
  component: PatientFilters,
  args: { search: '', status: '', onSearchChange: () => undefined, onStatusChange: () => undefined },
} satisfies Meta<typeof PatientFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDocuments: Story = { args: { findsDocuments: true } };
export const Filtering: Story = { args: { search: 'fernández', status: 'INACTIVE' } };
