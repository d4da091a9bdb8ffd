import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { PatientStatsCards } from './PatientStatsCards';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientStatsCards',
  component: PatientStatsCards,
  args: { patientId: 'p1' },
} satisfies Meta<typeof PatientStatsCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/stats': handler } });

export const Default: Story = {
  decorators: on(() => ({ evaluations: 3, appointments: 14, activeRoutines: 2 })),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
