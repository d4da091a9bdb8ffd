import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { OWN_TEAM_FIXTURE } from '../fixtures';
import { OwnTeamCard } from './OwnTeamCard';

const meta = {
  title: 'Funcionalidades/Atención/OwnTeamCard',
  component: OwnTeamCard,
} satisfies Meta<typeof OwnTeamCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (team: FakeHandler = () => OWN_TEAM_FIXTURE) =>
  inStore({ user: PATIENT, routes: { 'GET /api/my-team': team } });

export const Default: Story = { decorators: on() };
export const OnlyLead: Story = {
  decorators: on(() => ({ leadName: 'Ana Ruiz Soler', collaboratorNames: [], covers: [] })),
};
export const NotThere: Story = { decorators: on(() => answer(404)) };
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
