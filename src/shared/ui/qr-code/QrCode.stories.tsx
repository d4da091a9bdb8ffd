import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from './QrCode';

/** A QR code, dark on white in every theme. */
const meta = {
  title: 'Datos/QrCode',
  component: QrCode,
  args: {
    value: 'https://andadura.example/register/invitation/3f1c9a2b7d',
    alt: 'Código QR con el enlace de la invitación',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 260 } };
export const LongText: Story = { args: { value: 'https://andadura.example/' + 'a'.repeat(300) } };
