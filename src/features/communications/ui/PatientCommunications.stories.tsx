import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { STATUS_PATH } from '@/contract/system';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { COMMUNICATION_FIXTURES } from '../fixtures';
import { PatientCommunications } from './PatientCommunications';

const meta = {
  title: 'Funcionalidades/Comunicaciones/PatientCommunications',
  component: PatientCommunications,
  args: { patientId: 'p1' },
} satisfies Meta<typeof PatientCommunications>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (list: FakeHandler) =>
  inStore({
    user: THERAPIST,
    routes: {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: ['communications'] }),
      'GET /api/patients/:id/communications': list,
    },
  });

export const Full: Story = { decorators: on(() => ({ communications: COMMUNICATION_FIXTURES })) };
export const LongText: Story = {
  decorators: on(() => ({
    communications: COMMUNICATION_FIXTURES.map((one) => ({
      ...one,
      sentTo: one.sentTo && `${'otorrinolaringologo-'.repeat(8)}@correo.es`,
      reason: one.reason && 'Un motivo que no acaba nunca de decir lo que quería decir. '.repeat(5),
    })),
  })),
};
export const Empty: Story = { decorators: on(() => ({ communications: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
