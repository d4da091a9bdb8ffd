import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import type { SelectionState } from '@/shared/selection/createSelectionSlice';
import { THERAPIST } from '@/shared/testing/people';
import { inStore } from '@/shared/testing/StoryStore';
import { invitationsDomain } from '../domain';
import { InvitingBar, InvitingChoice, InvitingSwitch } from './InvitePatients';

const PATIENTS = ['Lola Ruiz', 'Íñigo Peña', 'María de los Ángeles Fernández-Villaverde y Gutiérrez'].map(
  (name, at) => ({ id: `p${at}`, name, email: `p${at}@correo.example` }),
);

/** The switch, the checkboxes of the rows, and what can be done with the chosen patients. */
const meta = {
  title: 'Funcionalidades/Invitaciones/InvitePatients',
  component: InvitingBar,
  args: { patients: PATIENTS, shown: PATIENTS },
  render: ({ patients, shown }) => (
    <>
      <InvitingSwitch />
      {PATIENTS.map((patient) => (
        <div key={patient.id}>
          <InvitingChoice patient={patient} />
          {patient.name}
        </div>
      ))}
      <InvitingBar patients={patients} shown={shown} />
    </>
  ),
} satisfies Meta<typeof InvitingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (
  pickedIds: readonly string[],
  run: SelectionState['run'] = null,
  capabilities: string[] = [],
) =>
  inStore({
    user: THERAPIST,
    domains: [invitationsDomain],
    preloadedState: { patientInviting: { active: true, pickedIds, run } },
    routes: { 'GET /api/system-status': () => ({ capabilities }) },
  });

const ask: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar invitaciones' }));
  await expect(canvas.getByRole('alertdialog', { name: '¿Enviar 2 invitaciones?' })).toBeVisible();
};

export const Nobody: Story = { decorators: chosen([]) };
export const Chosen: Story = { decorators: chosen(['p0', 'p2']) };
export const UnderWay: Story = {
  decorators: chosen(['p0', 'p2'], { change: 'send', total: 2, answered: 1 }),
};
export const Asking: Story = { ...Chosen, play: ask };
export const AskingWithoutMail: Story = { decorators: chosen(['p0', 'p2'], null, ['mailOutbox']), play: ask };
export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
