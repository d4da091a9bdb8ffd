import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { PatientAccountCard } from './PatientAccountCard';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientAccountCard',
  component: PatientAccountCard,
  args: { patientId: 'p1' },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['accountReclaim', 'patientAccounts'] }),
      'GET /api/patients/p1/account': () => ({ account: { email: 'manuel@correo.example' } }),
    },
  }),
} satisfies Meta<typeof PatientAccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changing: Story = { play: pressing('Cambiar correo de acceso') };
export const MadeByOther: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar correo de acceso' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'La cuenta la hizo otra persona' }));
  },
};
