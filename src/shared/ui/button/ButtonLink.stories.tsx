import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlusIcon } from '../icon/icons';
import { ButtonLink } from './Button';

/** A link styled as a button. */
const meta = {
  title: 'Acciones/ButtonLink',
  component: ButtonLink,
  args: { to: '/patients/new', children: 'Nuevo paciente', variant: 'primary', icon: PlusIcon },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: undefined, children: 'Ver agenda' } };
