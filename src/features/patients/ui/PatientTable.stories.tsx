import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { PATIENT_FIXTURE, patientFixtures } from '../fixtures';
import { PatientTable } from './PatientTable';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientTable',
  component: PatientTable,
  args: {
    patients: patientFixtures(8),
    total: 12,
    renderInvitation: () => 'Enviada',
    renderActions: ({ name }) => (
      <Button size="sm" variant="quiet" aria-label={`Ver a ${name}`}>
        Ver
      </Button>
    ),
  },
} satisfies Meta<typeof PatientTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As the page shows it: two headings ask for an order. */
export const Ordered: Story = {
  args: { sort: { key: 'name', direction: 'ascending' }, onSortChange: fn() },
};
export const Loading: Story = { args: { patients: [], loading: true } };
export const Empty: Story = {
  args: { patients: [], total: 0, empty: <EmptyState title="No hay pacientes registrados" /> },
};
export const Full: Story = { args: { patients: patientFixtures(1000), total: 1000 } };
export const LongText: Story = {
  args: {
    patients: [
      {
        ...PATIENT_FIXTURE,
        email: 'una.direccion.de.correo.larguisima.que.no.cabe@dominio-larguisimo.example',
      },
    ],
    total: 1,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
