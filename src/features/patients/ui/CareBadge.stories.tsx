import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CareBadge } from './PatientMarks';

const meta = {
  title: 'Funcionalidades/Pacientes/CareBadge',
  component: CareBadge,
  args: { care: { relation: 'COLLABORATOR', leadName: 'Ana Ruiz Soler' } },
} satisfies Meta<typeof CareBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collaborator: Story = {};
export const Cover: Story = { args: { care: { relation: 'COVER', leadName: 'Ana Ruiz Soler' } } };
export const LongName: Story = {
  args: { care: { relation: 'COVER', leadName: 'María de los Ángeles Etxeberria-Goikoetxea Fernández' } },
  globals: { viewport: { value: 'phone' } },
};
