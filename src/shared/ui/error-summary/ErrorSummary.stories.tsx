import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorSummary } from './ErrorSummary';

/** Errors of a long form, with links to the fields. */
const meta = {
  title: 'Formularios/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'nombre', message: 'El nombre es obligatorio' },
      { fieldId: 'email', message: 'El email no es válido' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: '30rem' }}>
      <ErrorSummary {...args} />
      <input id="nombre" aria-label="Nombre" />
      <input id="email" aria-label="Email" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { errors: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };
