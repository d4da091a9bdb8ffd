import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { TEAM_FIXTURES } from '../fixtures';
import { AgendaMailsCard } from './AgendaMailsCard';

const meta = {
  title: 'Funcionalidades/Equipo/AgendaMailsCard',
  component: AgendaMailsCard,
} satisfies Meta<typeof AgendaMailsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) => inStore({ user: ADMIN, routes: { 'GET /api/team': handler } });
const members = TEAM_FIXTURES.map((member, index) => ({ ...member, appointmentMails: index > 0 }));

export const Default: Story = { decorators: on(() => ({ members })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongTexts: Story = {
  decorators: on(() => ({
    members: members.map((member) => ({
      ...member,
      name: `${member.name} ${'Etxeberriagoitia '.repeat(6)}`,
    })),
  })),
};
