import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { inStore } from '@/shared/testing/StoryStore';
import { CORRECTED_FIXTURE, PATIENT_FIXTURE, RAW_PATIENT_VERSIONS } from '../fixtures';
import { PatientVersions } from './PatientVersions';

/** What the clinical texts of a record said before. */
const meta = {
  title: 'Funcionalidades/Pacientes/PatientVersions',
  component: PatientVersions,
  parameters: { router: false },
  args: {
    patient: PATIENT_FIXTURE,
    corrected: CORRECTED_FIXTURE.corrected ?? { at: '', by: '' },
  },
} satisfies Meta<typeof PatientVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/versions': handler } });
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ver versiones anteriores'));
};

export const Closed: Story = { decorators: on(() => RAW_PATIENT_VERSIONS) };
export const Open: Story = { decorators: on(() => RAW_PATIENT_VERSIONS), play: open };
export const Loading: Story = { decorators: on(never), play: open };
export const Failed: Story = { decorators: on(() => answer(500)), play: open };
