import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { LogoCard } from './LogoCard';

/** A blue square of one pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADAgH/p9F0WQAAAABJRU5ErkJggg==';

/** Logotipo de la consulta: se ve, se cambia y se quita. */
const meta = {
  title: 'Funcionalidades/Consulta/LogoCard',
  component: LogoCard,
} satisfies Meta<typeof LogoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (logo: string | null, save: FakeHandler = never) =>
  inStore({
    user: ADMIN,
    routes: {
      'GET /api/practice/identity': () => ({ identity: { name: 'Fisioterapia Retiro', logo } }),
      'PUT /api/practice/logo': save,
    },
  });

export const Default: Story = { decorators: on(LOGO) };
export const Empty: Story = { decorators: on(null) };
export const Saving: Story = {
  decorators: on(LOGO),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar logotipo' }));
  },
};
/** A file that is no picture. */
export const Refused: Story = {
  decorators: on(null),
  play: async ({ canvas, userEvent }) => {
    const broken = new File(['hola'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Imagen del logotipo'), broken);
    await canvas.findByRole('alert');
  },
};
export const Phone: Story = { decorators: on(LOGO), globals: { viewport: { value: 'phone' } } };
