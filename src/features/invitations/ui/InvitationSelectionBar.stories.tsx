import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import type { SelectionState } from '@/shared/selection/createSelectionSlice';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { invitationsDomain } from '../domain';
import { INVITATION_FIXTURES } from '../fixtures';
import { InvitationSelectionBar, InvitationSelectionSwitch } from './InvitationSelectionBar';
import { InvitationTable } from './InvitationTable';

/** The switch, the table with its checkboxes, and what can be done with the chosen invitations. */
const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationSelectionBar',
  component: InvitationSelectionBar,
  args: { invitations: INVITATION_FIXTURES, shown: INVITATION_FIXTURES },
  render: ({ invitations, shown }) => (
    <>
      <InvitationSelectionSwitch />
      <InvitationTable invitations={shown} total={5} selecting onCancel={() => undefined} />
      <InvitationSelectionBar invitations={invitations} shown={shown} />
    </>
  ),
  parameters: { router: false },
} satisfies Meta<typeof InvitationSelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (pickedIds: readonly string[], run: SelectionState['run'] = null) =>
  inStore({
    user: THERAPIST,
    domains: [invitationsDomain],
    preloadedState: { invitationSelection: { active: true, pickedIds, run } },
    routes: { 'GET /api/invitations': () => ({ invitations: INVITATION_FIXTURES }) },
  });

const ask = async (canvasElement: HTMLElement, name: string, question: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  await expect(within(canvasElement).getByRole('alertdialog', { name: question })).toBeVisible();
};

export const Nothing: Story = { decorators: chosen([]) };
export const Chosen: Story = { decorators: chosen(['i1', 'i2', 'i5']) };
export const UnderWay: Story = {
  decorators: chosen(['i1', 'i2'], { change: 'resend', total: 2, answered: 1 }),
};
export const AskingToResend: Story = {
  ...Chosen,
  play: ({ canvasElement }) => ask(canvasElement, 'Reenviar', '¿Reenviar 3 invitaciones?'),
};
export const AskingToCancel: Story = {
  ...Chosen,
  play: ({ canvasElement }) => ask(canvasElement, 'Cancelar', '¿Cancelar 2 invitaciones?'),
};
export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
