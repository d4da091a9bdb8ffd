import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { AuditFilterPanel } from './AuditFilterPanel';

const NONE = { patientId: '', actorId: '', action: '', outcome: '', from: '', to: '' } as const;

const meta = {
  title: 'Funcionalidades/Accesos/AuditFilterPanel',
  component: AuditFilterPanel,
  args: {
    open: true,
    filters: NONE,
    people: [{ id: 'u1', name: 'Ana Ruiz Soler', role: 'THERAPIST' }],
    renderPatientFilter: () => null,
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof AuditFilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  args: { filters: { ...NONE, actorId: 'u1', action: 'EXPORT', from: '2026-11-01', to: '2026-11-20' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
