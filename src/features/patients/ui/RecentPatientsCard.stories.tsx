import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { patientFixtures } from '../fixtures';
import { RecentPatientsCard } from './RecentPatientsCard';

const meta = {
  title: 'Funcionalidades/Pacientes/RecentPatientsCard',
  component: RecentPatientsCard,
} satisfies Meta<typeof RecentPatientsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) => inStore({ user: THERAPIST, routes: { 'GET /api/patients': handler } });

export const Default: Story = { decorators: on(() => ({ patients: patientFixtures(9) })) };
export const Empty: Story = { decorators: on(() => ({ patients: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
