import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { STAFF_INVITATION_FIXTURES, TEAM_FIXTURES } from '../fixtures';
import { TeamPanel } from './TeamPanel';

const meta = {
  title: 'Funcionalidades/Equipo/TeamPanel',
  component: TeamPanel,
} satisfies Meta<typeof TeamPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const some: FakeHandler = () => ({ members: TEAM_FIXTURES });
const someInvitations: FakeHandler = () => ({ invitations: STAFF_INVITATION_FIXTURES });
const on = (team: FakeHandler = some, invitations: FakeHandler = someInvitations) =>
  inStore({ user: ADMIN, routes: { 'GET /api/team': team, 'GET /api/team/invitations': invitations } });
const LONG = 'María de los Ángeles Etxeberria-Goikoetxea Fernández de la Reguera y Santibáñez';

export const Default: Story = { decorators: on() };
export const Loading: Story = { decorators: on(never, never) };
export const NoInvitations: Story = { decorators: on(some, () => ({ invitations: [] })) };
export const Failed: Story = {
  decorators: on(
    () => answer(500),
    () => answer(500),
  ),
};
export const NotThere: Story = { decorators: on(() => answer(404)) };
export const LongTexts: Story = {
  decorators: on(
    () => ({
      members: TEAM_FIXTURES.map((one) => ({
        ...one,
        name: LONG,
        email: `${'nombre.largo.'.repeat(6)}a@b.es`,
      })),
    }),
    () => ({ invitations: STAFF_INVITATION_FIXTURES.map((one) => ({ ...one, name: LONG })) }),
  ),
};
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
