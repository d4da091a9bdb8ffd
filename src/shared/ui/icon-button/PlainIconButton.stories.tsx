import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CloseIcon } from '../icon/icons';
import { PlainIconButton } from './PlainIconButton';

const meta = {
  title: 'Acciones/PlainIconButton',
  component: PlainIconButton,
  args: { label: 'Cerrar', icon: CloseIcon, onClick: fn() },
} satisfies Meta<typeof PlainIconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
