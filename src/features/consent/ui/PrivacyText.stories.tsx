import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PrivacyText } from './ConsentCard';

/** El texto de privacidad, con el responsable de los datos si la consulta lo ha dicho. */
const meta = {
  title: 'Funcionalidades/Consentimiento/PrivacyText',
  component: PrivacyText,
} satisfies Meta<typeof PrivacyText>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (identity: FakeHandler) => inStore({ routes: { 'GET /api/practice/identity': identity } });

const unnamed = on(() => answer(404, { message: 'Ruta desconocida' }));

export const Waiting: Story = { decorators: on(never) };
export const Default: Story = { decorators: unnamed };
export const Named: Story = {
  decorators: on(() => ({
    identity: {
      name: 'Fisioterapia Retiro',
      controller: 'Retiro Fisioterapia, S. L.',
      controllerContact: 'privacidad@retiro.example',
      retentionYears: 10,
      timeZone: 'Europe/Madrid',
    },
  })),
};
export const Phone: Story = { decorators: unnamed, globals: { viewport: { value: 'phone' } } };
