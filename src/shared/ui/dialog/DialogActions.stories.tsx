import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/Button';
import { Dialog, DialogActions } from './Dialog';

/** Bottom row of a dialog, inside its form and always visible. */
const meta = {
  title: 'Superficies/DialogActions',
  component: DialogActions,
  args: {
    children: (
      <>
        <Button>Cancelar</Button>
        <Button variant="primary">Guardar</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: (args) => (
    <Dialog open title="Editar ejercicio" onClose={fn()}>
      <form>
        <p>{'Instrucciones del ejercicio. '.repeat(120)}</p>
        <DialogActions {...args} />
      </form>
    </Dialog>
  ),
} satisfies Meta<typeof DialogActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
