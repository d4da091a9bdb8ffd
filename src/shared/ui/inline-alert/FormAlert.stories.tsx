import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormAlert } from './InlineAlert';

/** Why a whole form was refused, shown above its fields. */
const meta = {
  title: 'Formularios/FormAlert',
  component: FormAlert,
  args: { text: 'La contraseña no es correcta' },
} satisfies Meta<typeof FormAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    text: 'No se pudo completar el registro: ya existe una cuenta con ese correo electrónico. Inicia sesión con ella o usa otro correo.',
  },
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone', isRotated: false } } };
