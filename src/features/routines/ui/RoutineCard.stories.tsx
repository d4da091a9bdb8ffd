import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { Button } from '@/shared/ui/button/Button';
import { ROUTINE_FIXTURE } from '../fixtures';
import { RoutineCard } from './RoutineGrid';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineCard',
  component: RoutineCard,
  args: {
    routine: ROUTINE_FIXTURE,
    patientName: 'Manuel Ortega Gil',
    buttons: <Button size="sm">Editar</Button>,
  },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <ul style={{ maxWidth: '22rem' }}>
          <Story />
        </ul>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof RoutineCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Intermediate: Story = {};
export const Beginner: Story = { args: { routine: { ...ROUTINE_FIXTURE, difficulty: 'beginner' } } };
export const AdvancedCompleted: Story = {
  args: { routine: { ...ROUTINE_FIXTURE, difficulty: 'advanced', status: 'COMPLETED' } },
};
export const Bare: Story = {
  args: { routine: { ...ROUTINE_FIXTURE, description: null, category: null }, patientName: '' },
};
export const LongText: Story = {
  args: {
    routine: { ...ROUTINE_FIXTURE, name: 'Rutina '.repeat(16), description: 'Muy larga. '.repeat(40) },
  },
};
