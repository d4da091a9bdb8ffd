import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { auditDomain } from '../domain';
import { AUDIT_FIXTURES } from '../fixtures';
import { AuditLog } from './AuditLog';

const show = (list: FakeHandler) => ({
  decorators: inStore({
    domains: [auditDomain],
    routes: {
      'GET /api/audit': list,
      'GET /api/audit/people': () => ({ people: [{ id: 'u1', name: 'Ana Ruiz Soler', role: 'THERAPIST' }] }),
    },
  }),
});

const meta = {
  title: 'Funcionalidades/Accesos/AuditLog',
  component: AuditLog,
  args: { renderPatientFilter: () => null },
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = show(() => ({ events: AUDIT_FIXTURES, nextCursor: '1' }));
export const Loading: Story = show(never);
export const Empty: Story = show(() => ({ events: [], nextCursor: null }));
export const Failed: Story = show(() => answer(500));
