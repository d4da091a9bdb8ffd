import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { ChevronDownIcon, ConversationIcon, EditIcon, EyeIcon, TrashIcon } from '../icon/icons';
import { Menu } from './Menu';

/** Actions behind a button. */
const meta = {
  title: 'Acciones/Menu',
  component: Menu,
  args: {
    label: 'Acciones de Ana López',
    placement: 'bottom start',
    items: [
      { key: 'view', label: 'Ver ficha', icon: EyeIcon, onSelect: fn() },
      { key: 'chat', label: 'Enviar mensaje', icon: ConversationIcon, onSelect: fn() },
      { key: 'edit', label: 'Editar', icon: EditIcon, onSelect: fn(), disabled: true },
      { key: 'delete', label: 'Eliminar', icon: TrashIcon, onSelect: fn(), tone: 'danger' },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(async () => {
    await within(document.body).findByRole('menuitem', { name: 'Ver ficha' });
  });
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OwnTrigger: Story = {
  args: {
    trigger: (props) => (
      <Button {...props} iconEnd={ChevronDownIcon}>
        Marta Sanz
      </Button>
    ),
  },
  play: open,
};
