import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { PATIENT } from '@/shared/testing/people';
import { OWN_FIXTURE } from '../fixtures';
import { OwnAnswers } from './OwnAnswers';

const meta = {
  title: 'Funcionalidades/Citas/OwnAnswers',
  component: OwnAnswers,
  args: { appointment: OWN_FIXTURE },
  decorators: inStore({ user: PATIENT }),
} satisfies Meta<typeof OwnAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

const REPLY = { isLate: false, hasAskedAnotherDay: false, undoUntil: null };
const JUST_NOW = { ...REPLY, undoUntil: '2099-12-01T10:00:00Z' };

export const Open: Story = {};
export const Confirmed: Story = { args: { appointment: { ...OWN_FIXTURE, status: 'CONFIRMED' } } };
export const JustConfirmed: Story = {
  args: { appointment: { ...OWN_FIXTURE, status: 'CONFIRMED', reply: JUST_NOW } },
};
export const JustCancelled: Story = {
  args: { appointment: { ...OWN_FIXTURE, status: 'CANCELLED', reply: JUST_NOW } },
};
export const TooLate: Story = {
  args: { appointment: { ...OWN_FIXTURE, reply: { ...REPLY, isLate: true } } },
};
export const AskedAnotherDay: Story = {
  args: { appointment: { ...OWN_FIXTURE, reply: { ...REPLY, hasAskedAnotherDay: true } } },
};
export const AskingAnotherDay: Story = { play: pressing('Pedir otro día') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
