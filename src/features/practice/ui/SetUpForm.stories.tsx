import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SETUP_MESSAGES } from '@/contract/setup';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { SetUpForm } from './SetUpForm';

const on = (handler: FakeHandler) => inStore({ routes: { 'PUT /api/setup/:token': handler } });
const fine: FakeHandler = () => ({ success: true });

const meta = {
  title: 'Funcionalidades/Consulta/SetUpForm',
  component: SetUpForm,
  args: { token: 'demo', start: { timeZone: 'Europe/Madrid', answers: {} }, onDone: fn() },
} satisfies Meta<typeof SetUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: on(fine) };
/** The server runs with a time zone outside Spain. */
export const OtherTimeZone: Story = {
  args: { start: { timeZone: 'America/Argentina/Buenos_Aires', answers: {} } },
  decorators: on(fine),
};
export const Incomplete: Story = {
  decorators: on(fine),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(await canvas.findByText('Escribe el nombre de la consulta')).toBeVisible();
  },
};
const ANSWERS = { practiceName: 'Fisioterapia Retiro', name: 'Elena Sanz', email: 'elena@retiro.example' };
/** Left after the account, and opened again. */
export const TakenUpAgain: Story = {
  args: { start: { timeZone: 'Europe/Madrid', answers: ANSWERS } },
  decorators: on(fine),
};
export const Hours: Story = {
  args: { start: { timeZone: 'Europe/Madrid', answers: ANSWERS } },
  decorators: on(fine),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'secreto-1');
    await userEvent.type(canvas.getByLabelText(/^Confirmar/), 'secreto-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(await canvas.findByRole('heading', { name: /^Paso 3 de 5/ })).toHaveFocus();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(await canvas.findByText(SETUP_MESSAGES.already)).toBeVisible();
  },
};
export const Phone: Story = { decorators: on(fine), globals: { viewport: { value: 'phone' } } };
