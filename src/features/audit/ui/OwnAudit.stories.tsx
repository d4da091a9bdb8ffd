import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { AUDIT_FIXTURES } from '../fixtures';
import { OwnAudit } from './OwnAudit';

const show = (list: FakeHandler) => ({
  decorators: inStore({ routes: { 'GET /api/audit/mine': list } }),
});

const meta = {
  title: 'Funcionalidades/Accesos/OwnAudit',
  component: OwnAudit,
} satisfies Meta<typeof OwnAudit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = show(() => ({
  events: AUDIT_FIXTURES.filter(({ patient, result }) => patient?.name && result < 400),
  nextCursor: '1',
}));
export const Loading: Story = show(never);
export const Nobody: Story = show(() => ({ events: [], nextCursor: null }));
export const Failed: Story = show(() => answer(500));
