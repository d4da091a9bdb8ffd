import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { inStore } from '@/shared/testing/StoryStore';
import { DELETED_FIXTURES } from '../fixtures';
import { DeletedPatientsDialog } from './DeletedPatients';

/** Brings a deleted patient back. */
const meta = {
  title: 'Funcionalidades/Pacientes/DeletedPatients',
  component: DeletedPatientsDialog,
  args: { onClose: () => undefined },
} satisfies Meta<typeof DeletedPatientsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (list: FakeHandler): Story => ({
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'GET /api/deleted-patients': list,
      'POST /api/deleted-patients/:id/recovery': () => ({ stillCancelled: [] }),
    },
  }),
});

export const Several = answered(() => ({ patients: DELETED_FIXTURES }));
export const Empty = answered(() => ({ patients: [] }));
export const Loading = answered(never);
export const Failed = answered(() => answer(500));
export const LongName = answered(() => ({
  patients: DELETED_FIXTURES.map((one) => ({
    ...one,
    name: `${one.name} de la Santísima Trinidad y Fernández-Castañeda Etxeberriagoitia`,
  })),
}));
export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
