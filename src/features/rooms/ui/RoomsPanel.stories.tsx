import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ROOM_MESSAGES } from '@/contract/rooms';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { ROOM_FIXTURE, ROOM_FIXTURES } from '../fixtures';
import { RoomsPanel } from './RoomsPanel';

const meta = {
  title: 'Funcionalidades/Salas/RoomsPanel',
  component: RoomsPanel,
} satisfies Meta<typeof RoomsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({
    user: ADMIN,
    routes: {
      'GET /api/rooms': handler,
      'DELETE /api/rooms/:id': () => answer(409, { error: ROOM_MESSAGES.used, message: ROOM_MESSAGES.used }),
    },
  });
const some: FakeHandler = () => ({ rooms: ROOM_FIXTURES });
const LONG = 'Gimnasio grande de la planta baja, junto a la entrada, con espalderas y camilla eléctrica';

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => ({ rooms: [] })) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongTexts: Story = {
  decorators: on(() => ({ rooms: [{ ...ROOM_FIXTURE, name: LONG }] })),
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };

export const Create: Story = { decorators: on(some), play: pressing('Nueva sala') };
export const Invalid: Story = { decorators: on(some), play: pressing('Nueva sala', 'Crear sala') };
export const Edit: Story = { decorators: on(some), play: pressing('Editar Sala 1') };
export const Remove: Story = { decorators: on(some), play: pressing('Eliminar Sala 1') };
export const Used: Story = {
  decorators: on(some),
  play: pressing('Eliminar Sala 1', 'Eliminar sala'),
};
export const CreateOnPhone: Story = { ...Create, globals: { viewport: { value: 'phone' } } };
