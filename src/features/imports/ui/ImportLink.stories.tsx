import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { STATUS_PATH } from '@/contract/system';
import { inStore } from '@/shared/testing/StoryStore';
import { type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ImportLink } from './ImportLink';

/** Enlace a la importación de pacientes, donde el servidor puede importarlos. */
const meta = {
  title: 'Funcionalidades/Importaciones/ImportLink',
  component: ImportLink,
  args: { children: 'Importar' },
} satisfies Meta<typeof ImportLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (status: FakeHandler) => inStore({ routes: { [`GET ${STATUS_PATH}`]: status } });

export const Default: Story = { decorators: on(() => ({ status: 'ok', capabilities: ['imports'] })) };
export const Waiting: Story = { decorators: on(never) };
