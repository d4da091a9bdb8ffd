import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button';
import { Card } from './Card';

/** A bordered surface for related content. */
const meta = {
  title: 'Superficies/Card',
  component: Card,
  args: {
    title: 'Próxima cita',
    description: 'Con Marta Sanz',
    children: 'Martes, 24 de noviembre, 10:00. Tratamiento, 60 minutos.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: { actions: <Button size="sm">Ver agenda</Button>, footer: 'Actualizado hace 2 min' },
};
export const Plain: Story = { args: { title: undefined, description: undefined } };
export const LongText: Story = {
  args: {
    title:
      'Rehabilitación posterior a la reconstrucción del ligamento cruzado anterior de la rodilla derecha',
    actions: <Button size="sm">Editar</Button>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
};
