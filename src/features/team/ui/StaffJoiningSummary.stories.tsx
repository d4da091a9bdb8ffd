import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JOINING_FIXTURE } from '../fixtures';
import { StaffJoiningSummary } from './JoinForm';

const meta = {
  title: 'Funcionalidades/Equipo/StaffJoiningSummary',
  component: StaffJoiningSummary,
  args: { joining: JOINING_FIXTURE },
} satisfies Meta<typeof StaffJoiningSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nobody has given the practice a name yet. */
export const Unnamed: Story = { args: { joining: { ...JOINING_FIXTURE, practiceName: '' } } };
export const LongTexts: Story = {
  args: {
    joining: {
      ...JOINING_FIXTURE,
      practiceName: 'Centro de Fisioterapia, Rehabilitación y Recuperación Funcional del Retiro, S. L. P.',
      role: 'ADMIN',
    },
  },
};
