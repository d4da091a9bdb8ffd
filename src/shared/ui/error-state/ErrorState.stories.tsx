import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Outdated } from '../late-part/outdated';
import { ErrorState } from './ErrorState';

/** Loading failed, with a retry button. */
const meta = {
  title: 'Estados/ErrorState',
  component: ErrorState,
  args: { message: 'Error al cargar las citas', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const WithTitle: Story = {
  args: { title: 'No se pudo abrir la ficha', message: 'Error al cargar los datos del paciente' },
};
export const AppReplaced: Story = {
  args: { title: 'No se ha podido cargar la pantalla' },
  decorators: [
    (Story) => (
      <Outdated value>
        <Story />
      </Outdated>
    ),
  ],
};
