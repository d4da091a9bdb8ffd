import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SERVICE_MESSAGES } from '@/contract/services';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { SERVICE_FIXTURE, SERVICE_FIXTURES } from '../fixtures';
import { ServicesPanel } from './ServicesPanel';

const meta = {
  title: 'Funcionalidades/Servicios/ServicesPanel',
  component: ServicesPanel,
} satisfies Meta<typeof ServicesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({
    user: ADMIN,
    routes: {
      'GET /api/services': handler,
      'DELETE /api/services/:id': () =>
        answer(409, { error: SERVICE_MESSAGES.used, message: SERVICE_MESSAGES.used }),
    },
  });
const some: FakeHandler = () => ({ services: SERVICE_FIXTURES });
const LONG = 'Tratamiento de recuperación funcional después de una intervención de hombro, con seguimiento';

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => ({ services: [] })) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongTexts: Story = {
  decorators: on(() => ({ services: [{ ...SERVICE_FIXTURE, name: LONG, priceCents: 9_999_999 }] })),
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };

export const Create: Story = { decorators: on(some), play: pressing('Nuevo servicio') };
export const Invalid: Story = { decorators: on(some), play: pressing('Nuevo servicio', 'Crear servicio') };
export const Edit: Story = { decorators: on(some), play: pressing('Editar Fisioterapia general') };
export const Remove: Story = { decorators: on(some), play: pressing('Eliminar Fisioterapia general') };
export const Used: Story = {
  decorators: on(some),
  play: pressing('Eliminar Fisioterapia general', 'Eliminar servicio'),
};
export const CreateOnPhone: Story = { ...Create, globals: { viewport: { value: 'phone' } } };
