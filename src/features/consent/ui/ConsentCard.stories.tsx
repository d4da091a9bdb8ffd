import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PRIVACY_VERSION } from '@/contract/consent';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ConsentCard } from './ConsentCard';

const show = (state: FakeHandler) => ({
  decorators: inStore({ routes: { 'GET /api/consent': state, 'POST /api/consent': () => answer(500) } }),
});
const accepted = (version: string) => () => ({
  currentVersion: PRIVACY_VERSION,
  accepted: { version, acceptedAt: '2026-11-20T10:00:00Z' },
});

const meta = {
  title: 'Funcionalidades/Consentimiento/ConsentCard',
  component: ConsentCard,
} satisfies Meta<typeof ConsentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = show(() => ({ currentVersion: PRIVACY_VERSION, accepted: null }));
export const Agreed: Story = show(accepted(PRIVACY_VERSION));
export const NewVersion: Story = show(accepted('2025-01'));
export const Withdrawn: Story = show(() => ({
  currentVersion: PRIVACY_VERSION,
  accepted: null,
  withdrawnAt: '2026-11-21T10:00:00Z',
}));
export const Failed: Story = show(() => answer(500));
