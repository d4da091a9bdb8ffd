import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConversationHeader } from './ConversationView';

/** Header of an open conversation. */
const meta = {
  title: 'Funcionalidades/Conversaciones/ConversationHeader',
  component: ConversationHeader,
  args: { name: 'Luis Gil Navarro', email: 'luis@correo.es' },
} satisfies Meta<typeof ConversationHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NombreLargo: Story = {
  args: { name: 'Joaquín Bermúdez de la Torre y Fernández-Escandón de los Monteros' },
};
export const WithPhone: Story = { args: { phone: '+34 600 111 222' } };
/** For a therapist, with the way to the patient's record. */
export const WithRecord: Story = { args: { phone: '+34 600 111 222', record: '/patients/p1' } };
