import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { BellIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { Popover } from './Popover';

/** A panel attached to a button. The page stays usable. */
const meta = {
  title: 'Superficies/Popover',
  component: Popover,
  args: {
    label: 'Notificaciones',
    open: true,
    onOpenChange: fn(),
    width: '22rem',
    trigger: (props) => (
      <IconButton {...props} icon={BellIcon} label="Notificaciones, 3 sin leer" badge="3" />
    ),
    children: <p style={{ padding: 20 }}>No hay notificaciones</p>,
  },
  decorators: [
    (Story) => <div style={{ display: 'grid', placeContent: 'start end', minHeight: 220 }}>{Story()}</div>,
  ],
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return <Popover {...args} open={open} onOpenChange={setOpen} />;
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const EscapeCloses: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(async () => {
      await expect(canvas.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
