import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/shared/ui/button/Button';
import { DUPLICATE_FIXTURES } from '../fixtures';
import { DuplicatesDialog } from './DuplicatesDialog';

/** Asks before a second record of the same person is made. */
const meta = {
  title: 'Funcionalidades/Pacientes/DuplicatesDialog',
  component: DuplicatesDialog,
  args: {
    found: DUPLICATE_FIXTURES,
    renderChoice: () => <Button size="sm">Abrir esta ficha</Button>,
    onCreate: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof DuplicatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const LongName: Story = {
  args: {
    found: DUPLICATE_FIXTURES.map((one) => ({
      ...one,
      name: `${one.name} de la Santísima Trinidad y Fernández-Castañeda Etxeberriagoitia`,
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
