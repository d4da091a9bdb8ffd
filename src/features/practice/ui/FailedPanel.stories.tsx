import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FailedPanel } from './FailedPanel';

const meta = {
  title: 'Funcionalidades/Consulta/FailedPanel',
  component: FailedPanel,
  args: {
    error: { status: 500 },
    failure: 'Error al cargar el horario',
    missing: 'Este servidor no guarda el horario',
    onRetry: fn(),
    retrying: false,
  },
} satisfies Meta<typeof FailedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const NotOffered: Story = { args: { error: { status: 404 } } };
