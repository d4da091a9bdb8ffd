import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormActions } from '../form-layout/FormLayout';
import { DownloadIcon } from '../icon/icons';
import { Button, ButtonRoom } from './Button';

/** Keeps the room of a button until the server has said whether it supports the action. */
const meta = {
  title: 'Acciones/ButtonRoom',
  component: ButtonRoom,
  args: { children: 'Descargar', icon: DownloadIcon },
} satisfies Meta<typeof ButtonRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is seen, heard or focused there; the next button stays where it is. */
export const BesideAButton: Story = {
  render: (args) => (
    <FormActions>
      <ButtonRoom {...args} />
      <Button variant="primary">Nueva cita</Button>
    </FormActions>
  ),
};
/** Once the server has answered. */
export const Arrived: Story = {
  render: ({ children, icon }) => (
    <FormActions>
      <Button icon={icon}>{children}</Button>
      <Button variant="primary">Nueva cita</Button>
    </FormActions>
  ),
};
