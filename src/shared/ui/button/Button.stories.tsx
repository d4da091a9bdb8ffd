import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CalendarPlusIcon, ChevronRightIcon, PlusIcon, TrashIcon } from '../icon/icons';
import { Button } from './Button';

/** Starts an action. Use one primary button per view, and `ButtonLink` for navigation. */
const meta = {
  title: 'Acciones/Button',
  component: Button,
  args: { children: 'Guardar paciente', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancelar' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Limpiar filtros' } };
export const Danger: Story = { args: { variant: 'danger', icon: TrashIcon, children: 'Eliminar paciente' } };
export const WithIcon: Story = { args: { variant: 'primary', icon: PlusIcon, children: 'Nuevo paciente' } };
export const IconAtEnd: Story = { args: { iconEnd: ChevronRightIcon, children: 'Siguiente' } };
export const Loading: Story = { args: { variant: 'primary', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true, children: 'Iniciar sesión' } };
export const LongText: Story = {
  args: {
    children: 'Guardar la evaluación inicial y programar la siguiente cita de seguimiento del paciente',
  },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button {...args} size="sm" icon={CalendarPlusIcon} />
      <Button {...args} size="md" icon={CalendarPlusIcon} />
      <Button {...args} size="lg" icon={CalendarPlusIcon} />
    </div>
  ),
};

/** A second click during the action is ignored. */
export const DoubleClick: Story = {
  args: { variant: 'primary', onClick: fn(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Guardar paciente' });
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
