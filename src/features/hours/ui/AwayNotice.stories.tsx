import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { AwayNotice } from './AwayNotice';

const meta = {
  title: 'Funcionalidades/Horarios/AwayNotice',
  component: AwayNotice,
  args: { therapistId: THERAPIST.id, from: '2026-12-01', to: '2026-12-05' },
} satisfies Meta<typeof AwayNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (hours: FakeHandler = () => ({ therapists: [HOURS_FIXTURE] })) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/hours': hours } });
const LONG = 'María de los Ángeles Etxeberria-Goikoetxea Fernández de la Reguera y Santibáñez';

export const Default: Story = { decorators: on() };
export const NotAway: Story = { args: { from: '2026-12-04' }, decorators: on() };
export const Loading: Story = { decorators: on(never) };
export const LongTexts: Story = {
  decorators: on(() => ({ therapists: [{ ...HOURS_FIXTURE, name: LONG }] })),
};
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
