import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PatientStatusBadge } from './PatientMarks';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientStatusBadge',
  component: PatientStatusBadge,
  args: { status: 'ACTIVE' },
} satisfies Meta<typeof PatientStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Inactive: Story = { args: { status: 'INACTIVE' } };
export const Discharged: Story = { args: { status: 'DISCHARGED' } };
