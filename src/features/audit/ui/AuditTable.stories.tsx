import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { AUDIT_FIXTURES } from '../fixtures';
import { AuditTable } from './AuditTable';

const meta = {
  title: 'Funcionalidades/Accesos/AuditTable',
  component: AuditTable,
  args: { events: AUDIT_FIXTURES },
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { events: [], loading: true } };
export const Empty: Story = {
  args: { events: [], empty: <EmptyState title="No hay accesos registrados" /> },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
