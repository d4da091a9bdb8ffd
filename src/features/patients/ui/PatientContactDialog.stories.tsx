import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TEAM_MESSAGES } from '@/contract/team';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { PatientContactDialog } from './PatientContactForm';

const UNKNOWN = TEAM_MESSAGES.therapistUnknown;
const THERAPISTS = [
  { id: 't1', name: 'Ana Ruiz Soler' },
  { id: 't2', name: 'Javier Montes Aguilar' },
];

const meta = {
  title: 'Funcionalidades/Pacientes/PatientContactDialog',
  component: PatientContactDialog,
  args: { onClose: fn(), onSaved: fn() },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'POST /api/patients/contact': () =>
        answer(400, { error: UNKNOWN, message: UNKNOWN, fields: { therapistId: UNKNOWN } }),
    },
  }),
} satisfies Meta<typeof PatientContactDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const OfTherapist: Story = { args: { therapists: THERAPISTS } };
export const Invalid: Story = {
  args: { therapists: THERAPISTS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear paciente' }));
    await canvas.findByText('El nombre es obligatorio');
  },
};
/** Somebody has taken the access of the chosen therapist away meanwhile. */
export const Refused: Story = {
  args: { therapists: THERAPISTS, therapistId: 't1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nombre completo'), 'Eva Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear paciente' }));
    await canvas.findByText(UNKNOWN);
  },
};
export const Phone: Story = {
  args: { therapists: THERAPISTS },
  globals: { viewport: { value: 'phone' } },
};
