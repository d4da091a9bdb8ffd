import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button';
import { PlusIcon, RoutineIcon, SearchEmptyIcon } from '../icon/icons';
import { EmptyState } from './EmptyState';

/** Nothing to show, with the next step. */
const meta = {
  title: 'Estados/EmptyState',
  component: EmptyState,
  args: { title: 'No hay rutinas creadas', text: 'Crea la primera y asígnala a un paciente.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    icon: RoutineIcon,
    action: (
      <Button variant="primary" icon={PlusIcon}>
        Crear primera rutina
      </Button>
    ),
  },
};
export const NoResults: Story = {
  args: {
    icon: SearchEmptyIcon,
    title: 'No se encontraron rutinas',
    text: 'Prueba con otras palabras o limpia los filtros.',
  },
};
export const TitleOnly: Story = { args: { text: undefined, title: 'No hay notificaciones' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
