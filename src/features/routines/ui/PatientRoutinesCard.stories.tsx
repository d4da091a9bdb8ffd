import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never, StoryStore, THERAPIST, type FakeHandler } from '@/shared/testing';
import { ROUTINES } from '../fixtures';
import { PatientRoutinesCard } from './PatientRoutinesCard';

const meta = {
  title: 'Funcionalidades/Rutinas/PatientRoutinesCard',
  component: PatientRoutinesCard,
  args: { patientId: 'p1' },
} satisfies Meta<typeof PatientRoutinesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler): Story['decorators'] => [
  (Story) => (
    <StoryStore user={THERAPIST} routes={{ 'GET /api/routines/patient/:id': handler }}>
      <Story />
    </StoryStore>
  ),
];

export const Default: Story = { decorators: on(() => ({ data: ROUTINES })) };
export const Empty: Story = { decorators: on(() => ({ data: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
