import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { CareTeam } from '@/contract/careAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { CARE_TEAM_FIXTURE as TEAM } from '../fixtures';
import { renderTherapist } from '../testing/renderTherapist';
import { PatientTeamCard } from './PatientTeamCard';

const LONG = 'María de los Ángeles Etxeberria-Goikoetxea Fernández de la Reguera y Santibáñez';

const meta = {
  title: 'Funcionalidades/Atención/PatientTeamCard',
  component: PatientTeamCard,
  args: {
    patientId: 'p1',
    renderTherapist,
    onLeft: fn(),
  },
} satisfies Meta<typeof PatientTeamCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (team: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/team': team } });
const shows = (values: Partial<CareTeam> = {}) => on(() => ({ team: { ...TEAM, ...values } }));
const long = { id: 'u7', name: LONG };

export const Default: Story = { decorators: shows() };
export const Alone: Story = { decorators: shows({ collaborators: [], covers: [], handovers: [] }) };
/** As many hand-overs as it tells. */
export const HandedOverOften: Story = {
  decorators: shows({
    handovers: TEAM.handovers.flatMap((one) =>
      [5, 4, 3, 2, 1].map((day) => ({ ...one, at: `2026-10-0${day}T09:00:00Z` })),
    ),
  }),
};
export const Collaborator: Story = {
  decorators: shows({
    lead: { id: 'u8', name: 'Nuria Salas Gil' },
    collaborators: [{ id: THERAPIST.id, name: THERAPIST.name }],
    relation: 'COLLABORATOR',
    mayChange: false,
  }),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const NotThere: Story = { decorators: on(() => answer(404)) };
export const LongTexts: Story = { decorators: shows({ lead: long, collaborators: [long] }) };
export const Phone: Story = { decorators: shows(), globals: { viewport: { value: 'phone' } } };
