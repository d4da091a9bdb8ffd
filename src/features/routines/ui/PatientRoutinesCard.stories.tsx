import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { ROUTINES } from '../fixtures';
import { PatientRoutinesCard } from './PatientRoutinesCard';

const meta = {
  title: 'Funcionalidades/Rutinas/PatientRoutinesCard',
  component: PatientRoutinesCard,
  args: { patientId: 'p1' },
} satisfies Meta<typeof PatientRoutinesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/routines/patient/:id': handler } });

export const Default: Story = { decorators: on(() => ({ data: ROUTINES })) };
export const Empty: Story = { decorators: on(() => ({ data: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
