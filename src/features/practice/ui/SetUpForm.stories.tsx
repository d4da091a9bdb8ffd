import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SETUP_MESSAGES } from '@/contract/setup/messages';
import { answer, StoryStore, type FakeHandler } from '@/shared/testing';
import { SetUpForm } from './SetUpForm';

const on = (handler: FakeHandler): Story['decorators'] => [
  (Story) => (
    <StoryStore routes={{ 'POST /api/setup/:token': handler }}>
      <Story />
    </StoryStore>
  ),
];
const fine: FakeHandler = () => answer(201, { success: true });

const meta = {
  title: 'Funcionalidades/Consulta/SetUpForm',
  component: SetUpForm,
  args: { token: 'demo', timeZone: 'Europe/Madrid', onDone: fn() },
} satisfies Meta<typeof SetUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: on(fine) };
/** The server runs with a time zone outside Spain. */
export const OtherTimeZone: Story = {
  args: { timeZone: 'America/Argentina/Buenos_Aires' },
  decorators: on(fine),
};
export const Incomplete: Story = {
  decorators: on(fine),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Configurar la consulta' }));
    await expect(await canvas.findByText('Escribe el nombre de la consulta')).toBeVisible();
  },
};
/** Somebody else was first. */
export const Late: Story = {
  decorators: on(() => answer(410, { error: SETUP_MESSAGES.already, message: SETUP_MESSAGES.already })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Nombre de la consulta/ }),
      'Fisioterapia Retiro',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Nombre completo/ }), 'Elena Sanz');
    await userEvent.type(canvas.getByRole('textbox', { name: /Correo/ }), 'elena@retiro.example');
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'secreto-1');
    await userEvent.type(canvas.getByLabelText(/^Confirmar/), 'secreto-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Configurar la consulta' }));
    await expect(await canvas.findByText(SETUP_MESSAGES.already)).toBeVisible();
  },
};
export const Dark: Story = { decorators: on(fine), globals: { theme: 'dark' } };
export const Phone: Story = { decorators: on(fine), globals: { viewport: { value: 'phone' } } };
