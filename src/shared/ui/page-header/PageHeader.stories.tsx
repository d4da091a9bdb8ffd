import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge/Badge';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Button } from '../button/Button';
import { PlusIcon } from '../icon/icons';
import { PageHeader } from './PageHeader';

/** Header of a page. */
const meta = {
  title: 'Estructura/PageHeader',
  component: PageHeader,
  args: { title: 'Pacientes', description: 'Personas en tratamiento y su historial.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    actions: (
      <>
        <Button>Exportar</Button>
        <Button variant="primary" icon={PlusIcon}>
          Nuevo paciente
        </Button>
      </>
    ),
  },
};
export const Detail: Story = {
  args: {
    title: 'Ana López Ruiz',
    description: undefined,
    badge: <Badge tone="success">Activo</Badge>,
    breadcrumbs: (
      <Breadcrumbs items={[{ label: 'Pacientes', to: '/patients' }, { label: 'Ana López Ruiz' }]} />
    ),
    actions: <Button>Editar</Button>,
  },
};
export const LongText: Story = {
  args: { ...Detail.args, title: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Phone: Story = {
  args: Default.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
