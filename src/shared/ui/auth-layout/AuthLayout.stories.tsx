import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthLayout } from './AuthLayout';

const meta = {
  title: 'Estructura/AuthLayout',
  component: AuthLayout,
  args: { title: 'Iniciar sesión', children: <p>Contenido del formulario</p>, footer: '¿Ya tienes cuenta?' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: { title: 'Completa tu registro para empezar a usar la consulta de fisioterapia de tu barrio' },
};
