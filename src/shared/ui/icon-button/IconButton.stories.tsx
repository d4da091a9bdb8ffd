import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { BellIcon, EditIcon, RefreshIcon, TrashIcon } from '../icon/icons';
import { IconButton } from './IconButton';

/** An action shown only as an icon. Its name appears on hover and on keyboard focus. */
const meta = {
  title: 'Acciones/IconButton',
  component: IconButton,
  args: { label: 'Editar a Ana López', icon: EditIcon, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = { args: { variant: 'danger', icon: TrashIcon, label: 'Eliminar a Ana López' } };
export const WithBadge: Story = {
  args: { icon: BellIcon, label: 'Notificaciones, 128 sin leer', badge: '99+' },
};
export const Loading: Story = { args: { icon: RefreshIcon, label: 'Actualizar', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'sm' } };
